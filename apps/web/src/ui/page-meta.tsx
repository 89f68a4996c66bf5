import { shellMessages } from '@kahani/messages/en/shell'
import { DEFAULT_SHARE_IMAGE, DEFAULT_TITLE, PRODUCT_NAME } from '@kahani/messages/product'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

export interface PageMetaProps {
  /** Without one the product's own title is shown. */
  title?: string
  description?: string
  /** Path of the picture that a shared link shows. */
  image?: string
  /** Structured data of schema.org. */
  jsonLd?: Record<string, unknown>
  /** Keeps the page out of search results. */
  unlisted?: boolean
}

/** Sets the browser's title and what search engines and shared links say of the page. Renders nothing. */
export function PageMeta({ title, description, image, jsonLd, unlisted = false }: PageMetaProps) {
  const { pathname } = useLocation()
  const data = jsonLd ? JSON.stringify(jsonLd) : null
  useEffect(() => {
    const full = title ? `${title} | ${PRODUCT_NAME}` : DEFAULT_TITLE
    const about = description ?? shellMessages.defaultDescription
    const { origin } = window.location
    const picture = new URL(image ?? DEFAULT_SHARE_IMAGE, origin).href
    const address = origin + pathname

    document.title = full
    setMeta('name', 'description', about)
    setMeta('name', 'robots', unlisted ? 'noindex' : 'index, follow')
    setMeta('property', 'og:title', full)
    setMeta('property', 'og:description', about)
    setMeta('property', 'og:type', 'website')
    setMeta('property', 'og:site_name', PRODUCT_NAME)
    setMeta('property', 'og:url', address)
    setMeta('property', 'og:image', picture)
    setMeta('name', 'twitter:card', 'summary_large_image')
    setMeta('name', 'twitter:title', full)
    setMeta('name', 'twitter:description', about)
    setMeta('name', 'twitter:image', picture)
    inHead('link[rel="canonical"]', 'link', { rel: 'canonical' }).setAttribute('href', address)
  }, [title, description, image, unlisted, pathname])

  useEffect(() => {
    if (data === null) return
    const script = inHead('script[type="application/ld+json"]', 'script', { type: 'application/ld+json' })
    script.textContent = data
    return () => script.remove()
  }, [data])

  return null
}

function setMeta(key: 'name' | 'property', name: string, content: string): void {
  inHead(`meta[${key}="${name}"]`, 'meta', { [key]: name }).setAttribute('content', content)
}

function inHead(selector: string, tag: string, attributes: Record<string, string>): Element {
  const found = document.head.querySelector(selector)
  if (found) return found
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return document.head.appendChild(made)
}
