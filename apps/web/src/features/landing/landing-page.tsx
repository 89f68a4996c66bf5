import { shellMessages } from '@kahani/messages/en/shell'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { PageMeta } from '../../ui/page-meta.tsx'
import { CallToAction } from './components/call-to-action.tsx'
import { Hero } from './components/hero.tsx'
import { HowItWorks } from './components/how-it-works.tsx'
import { Testimonials } from './components/testimonials.tsx'
import { useScrollToHash } from './use-scroll-to-hash.ts'

const SITE = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: PRODUCT_NAME,
  alternateName: shellMessages.defaultTitle,
  description: shellMessages.defaultDescription,
  applicationCategory: 'EducationalApplication',
  operatingSystem: 'Any',
}

export default function LandingPage() {
  useScrollToHash()
  return (
    <>
      <PageMeta jsonLd={SITE} />
      <Hero />
      <HowItWorks />
      <Testimonials />
      <CallToAction />
    </>
  )
}
