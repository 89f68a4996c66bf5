import { shellMessages } from '@kahani/messages/en/shell'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PageMeta } from '../../ui/page-meta.tsx'
import { CallToAction } from './components/call-to-action.tsx'
import { Hero } from './components/hero.tsx'
import { HowItWorks } from './components/how-it-works.tsx'
import { Testimonials } from './components/testimonials.tsx'

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

/** Scrolls to the section in the URL hash, smoothly unless the visitor prefers reduced motion. */
function useScrollToHash(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same link scroll again
  useEffect(() => {
    if (hash === '') return
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth' })
  }, [hash, key])
}
