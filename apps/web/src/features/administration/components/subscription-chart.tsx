import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { subscriptionSlices } from '../model/subscription-slices.ts'

const { overview: messages } = adminDashboardMessages

/** Room for the labels beside the pie, in px. */
const WIDTH = 340
const HEIGHT = 220

/** A pie chart, and the same numbers as a list. */
export function SubscriptionChart({ stats }: { stats: Record<string, number> }) {
  const slices = subscriptionSlices(stats)
  if (slices.length === 0) return <p className="text-ink-soft">{messages.noUsers}</p>
  const summary = slices.map(({ name, percent }) => messages.slice(name, percent)).join(', ')
  return (
    <div className="grid gap-4">
      <svg
        role="img"
        aria-label={`${messages.distribution}: ${summary}`}
        viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        className="h-auto max-w-full justify-self-center overflow-visible text-sm"
      >
        {slices.map(({ name, colour, path }) => (
          <path key={name} d={path} fill={colour} className="stroke-card stroke-2" />
        ))}
        {slices.map(({ name, percent, label: { x, y, anchor } }) => (
          <text key={name} x={x} y={y} textAnchor={anchor} dominantBaseline="middle" className="fill-ink font-semibold">
            {messages.slice(name, percent)}
          </text>
        ))}
      </svg>
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm">
        {slices.map(({ name, count, colour }) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 1 1" className="size-3.5 rounded-sm" aria-hidden="true">
              <rect width="1" height="1" fill={colour} />
            </svg>
            {name}: {messages.users(count)}
          </li>
        ))}
      </ul>
    </div>
  )
}
