import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { arc, type PieArcDatum, pie } from 'd3-shape'
import { percentOf } from './percent.ts'

/** In px. */
export const OUTER_RADIUS = 80
const LABEL_RADIUS = OUTER_RADIUS + 14
const LABEL_HEIGHT = 17

/** Each has a contrast of at least 3:1 with the card in the light and the dark theme. */
export const SLICE_COLOURS = ['#b87a12', '#2b8792', '#cf5d49', '#4f9457', '#8c76c9'] as const

/** Where the text of a slice begins, ends or is centred, in px from the centre of the pie. */
interface Label {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

interface Slice {
  name: string
  count: number
  /** Rounded. */
  percent: number
  colour: string
  /** The outline around the centre of the pie, as an SVG path. */
  path: string
  label: Label
}

/** The slices of the pie chart, largest first. @param stats number of accounts by subscription status */
export function subscriptionSlices(stats: Record<string, number>): Slice[] {
  const counts = countsByName(stats)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  const outline = arc<PieArcDatum<[string, number]>>().innerRadius(0).outerRadius(OUTER_RADIUS)
  const sections = pie<[string, number]>()
    .value(([, count]) => count)
    .sort(null)(counts)
  const labels = placeLabels(sections.map(({ startAngle, endAngle }) => (startAngle + endAngle) / 2))
  return sections.map((section, i) => ({
    name: section.data[0],
    count: section.data[1],
    percent: percentOf(section.data[1], total),
    colour: SLICE_COLOURS[i % SLICE_COLOURS.length] as string,
    path: outline(section) as string,
    label: labels[i] as Label,
  }))
}

/** Largest first. Accounts without a status are free. */
function countsByName(stats: Record<string, number>): [name: string, count: number][] {
  const counts = new Map<string, number>()
  for (const [status, count] of Object.entries(stats)) {
    const name = status === 'null' ? adminDashboardMessages.users.free : status
    if (count > 0) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

/** Places the labels around the pie, and moves those of small slices apart. @param angles clockwise from the top */
function placeLabels(angles: number[]): Label[] {
  const labels = angles.map(angle => ({ y: -LABEL_RADIUS * Math.cos(angle), side: angle < Math.PI ? 1 : -1 }))
  for (const side of [1, -1]) {
    let above = Number.NEGATIVE_INFINITY
    for (const label of labels.filter(label => label.side === side).toSorted((a, b) => a.y - b.y)) {
      label.y = Math.max(label.y, above + LABEL_HEIGHT)
      above = label.y
    }
  }
  return labels.map(({ y, side }) => {
    const x = side * Math.sqrt(Math.max(0, LABEL_RADIUS ** 2 - y ** 2))
    const below = y > OUTER_RADIUS && Math.abs(x) < OUTER_RADIUS / 2
    return { x, y, anchor: below ? 'middle' : side === 1 ? 'start' : 'end' }
  })
}
