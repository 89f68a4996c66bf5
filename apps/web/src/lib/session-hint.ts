import { mayBeSignedIn } from '@kahani/contracts/documents'

/**
 * Whether the browser may have a session. If not, nobody is signed in, and there is no need to ask the server. Also false where
 * there is no document.
 */
export const hasSessionHint = (): boolean => typeof document !== 'undefined' && mayBeSignedIn(document.cookie)
