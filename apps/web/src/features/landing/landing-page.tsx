import { landingMessages } from '@kahani/messages/en/landing'
import { shellMessages } from '@kahani/messages/en/shell'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import closing from './art/closing.webp'
import closingSmall from './art/closing-560.webp'
import { Hero } from './components/hero.tsx'
import { HowItWorks } from './components/how-it-works.tsx'
import { Prices } from './components/prices.tsx'
import { Testimonials } from './components/testimonials.tsx'
import { CoverMaker } from './cover/cover-maker.tsx'
import { scrollTo } from './scroll-to.ts'

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
      <CoverMaker />
      <Below>
        <HowItWorks />
      </Below>
      <Below>
        <Testimonials />
      </Below>
      <Below>
        <Prices />
        <CallToAction />
      </Below>
    </>
  )
}

/** A part of the page whose pictures and fonts browsers load when it is close to the window. */
const Below = ({ children }: { children: ReactNode }) => (
  <div className="[contain-intrinsic-block-size:auto_60rem] [content-visibility:auto]">{children}</div>
)

/** Scrolls to the section in the URL hash. */
function useScrollToHash(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same link scroll again
  useEffect(() => {
    if (hash !== '') scrollTo(document.getElementById(hash.slice(1)))
  }, [hash, key])
}

function CallToAction() {
  const { user } = useSession()
  return (
    <section className="page-width pt-4">
      <div className="grid items-center gap-x-8 gap-y-4 overflow-hidden rounded-drawn bg-night px-6 pt-4 pb-12 text-center text-on-night sm:px-10 lg:grid-cols-[1.1fr_1fr] lg:py-8">
        <img
          src={closingSmall}
          srcSet={`${closingSmall} 560w, ${closing} 960w`}
          sizes="(min-width: 64rem) 30rem, min(100vw, 28rem)"
          alt=""
          width={960}
          height={853}
          loading="lazy"
          decoding="async"
          className="mx-auto h-auto w-full max-w-md lg:order-last lg:max-w-none"
        />
        <div className="grid justify-items-center gap-4">
          <h2 className="max-w-2xl text-3xl sm:text-4xl">{landingMessages.closing.heading}</h2>
          <p className="max-w-xl text-lg">
            {user ? landingMessages.closing.accountText : landingMessages.closing.text}
          </p>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.signUp()} size="lg">
              {landingMessages.closing.start}
            </ButtonLink>
            <ButtonLink to={paths.shop()} variant="secondary" size="lg">
              {landingMessages.closing.shop}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
