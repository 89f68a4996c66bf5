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
          <ol className="grid gap-6 md:grid-cols-3">
            {messages.list.map(({ title, text }, index) => (
              <li
                key={title}
                className="relative grid content-start gap-2 rounded-drawn border-2 border-line bg-card p-6 pt-5 text-center shadow-soft"
              >
                <img
                  src={PICTURES[index]}
                  alt=""
                  width={480}
                  height={360}
                  loading="lazy"
                  decoding="async"
                  className="mx-auto h-auto w-full max-w-80"
                />
                <span className="absolute -top-3 left-6 grid size-10 place-items-center rounded-full border-2 border-outline bg-marigold font-display text-lg font-bold text-on-marigold">
                  {index + 1}
                </span>
                <h3 className="mt-2 text-xl">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <WavyEdge flip />
    </section>
  )
}
