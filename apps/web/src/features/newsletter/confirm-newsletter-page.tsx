import { NewsletterLinkPage } from './components/newsletter-link-page.tsx'

export default function ConfirmNewsletterPage() {
  return <NewsletterLinkPage action="confirm" />
}
