import { ORIGIN_PLACEHOLDER } from '@kahani/contracts/documents'

/** The origin of this site, such as `https://kahani.example`. */
export const siteOrigin = () => (typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin)
