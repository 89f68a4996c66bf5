import { landingMessages } from '@kahani/messages/en/landing'
import { HOW_IT_WORKS } from '../../../lib/paths.ts'
import { WavyEdge } from '../../../ui/art/ornaments.tsx'
import create from '../art/step-create.webp'
import details from '../art/step-details.webp'
import enjoy from '../art/step-enjoy.webp'

const messages = landingMessages.steps
const PICTURES = [details, create, enjoy]

export function HowItWorks() {
  return (
    <section id={HOW_IT_WORKS}>
      <WavyEdge />
      <div className="bg-paper-deep">
        <div className="page-width grid gap-10 py-10 sm:py-14">
          <div className="mx-auto grid max-w-2xl gap-3 text-center">
            <h2 className="text-3xl sm:text-4xl">{messages.heading}</h2>
            <p className="text-lg text-ink-soft">{messages.lead}</p>
          </div>
          <ol className="grid gap-6 md:grid-cols-3 md:gap-8">
            {messages.list.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-4 md:grid-cols-1 md:content-start md:text-center"
              >
                <img
                  src={PICTURES[index]}
                  alt=""
                  width={480}
                  height={360}
                  loading="lazy"
                  decoding="async"
                  className="h-auto w-full"
                />
                <div className="grid gap-1.5 md:justify-items-center">
                  <h3 className="flex items-center gap-2.5 text-xl md:text-2xl">
                    <span className="grid size-8 shrink-0 place-items-center rounded-full bg-marigold text-lg text-on-marigold">
                      {index + 1}
                    </span>
                    {title}
                  </h3>
                  <p className="max-w-xs text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <WavyEdge flip />
    </section>
  )
}
