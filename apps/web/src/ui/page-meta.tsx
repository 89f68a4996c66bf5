import { ORIGIN_PLACEHOLDER } from '@kahani/contracts/documents'
import { shellMessages } from '@kahani/messages/en/shell'
import { DEFAULT_SHARE_IMAGE, PRODUCT_NAME } from '@kahani/messages/product'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

interface PageMetaProps {
  /** Defaults to the title of the product. */
  title?: string
  description?: string
  /** Structured data, see schema.org. */
  jsonLd?: Record<string, unknown>
  /** Excludes the page from search results. */
  unlisted?: boolean
}

/** The document metadata of a page. React moves these elements to the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description = shellMessages.defaultDescription, jsonLd } = props
  const { pathname } = useLocation()
  const origin = siteOrigin()
  const fullTitle = title ? `${title} | ${PRODUCT_NAME}` : shellMessages.defaultTitle
  const imageUrl = new URL(DEFAULT_SHARE_IMAGE, origin).href
  useEffect(removeStaticMeta, [])
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={props.unlisted ? 'noindex' : 'index, follow'} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:url" content={origin + pathname} />
      <meta property="og:image" content={imageUrl} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={imageUrl} />
      <link rel="canonical" href={origin + pathname} />
      {jsonLd && <script type="application/ld+json">{JSON.stringify(jsonLd)}</script>}
    </>
  )
}

/** Removes the metadata of index.html, which is for crawlers without JavaScript and would be duplicated. */
function removeStaticMeta(): void {
  for (const element of document.head.querySelectorAll('[data-static]')) element.remove()
}

/** The origin of this site, such as `https://kahani.example`. */
const siteOrigin = () => (typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin)
