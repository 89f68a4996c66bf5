import { NewsletterLinkPage } from './components/newsletter-link-page.tsx'

export default function UnsubscribePage() {
  return <NewsletterLinkPage action="unsubscribe" />
}
