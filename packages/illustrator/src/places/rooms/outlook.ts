import type { Weather } from '@kahani/scene/shot'
import { alpha, mix } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, dots, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { cloud, glow, moon, stars, sun } from '../../scenery/sky.ts'
import type { Stage } from '../../stage/stage.ts'
import { flakes } from '../falling-snow.ts'
import { starShape } from '../space/star-road.ts'
import type { Outlook } from './family.ts'
import { LANDS } from './lands.ts'
import { moonFace } from './moon-face.ts'
import type { Outside, Prospect } from './outside.ts'

const DAMP: Partial<Record<Weather, number>> = { mist: 0.4, snow: 0.34, rain: 0.18 }

/** The sky and the land outside of a house, in px. */
export function drawOutlook(stage: Stage, outlook: Outlook, prospect: Prospect): string {
  const { context, states } = stage
  const width = prospect.right - prospect.left
  const height = prospect.base - prospect.top
  const haze = hazeOf(context, stage.sky)
  const damp = DAMP[stage.weather] ?? 0
  const outside: Outside = {
    stage,
    ...prospect,
    width,
    height,
    random: context.bookRandom.fork(`outlook/${outlook}`),
    haze: (colour, air) => haze(colour, Math.min(0.9, air + damp)),
  }
  return (
    box(
      prospect.left - 60,
      Math.min(prospect.top, prospect.top - 60),
      width + 120,
      height + 160,
      context.defs.verticalGradient(...stage.sky),
    ) +
    heaven(outside) +
    landBelow(outside, LANDS[outlook](outside)) +
    // Over leaves and hills, so that none of them is hidden.
    (states.has('three-stars') && context.light.dark ? threeStars(outside) : '') +
    (states.has('fireflies') ? fireflies(outside) : '') +
    (states.has('sky-lanterns') ? skyLanterns(outside) : '') +
    weather(outside)
  )
}

/** The land, lower if the moon has a face that hills and houses would hide. */
function landBelow({ stage: { states }, base }: Outside, land: string): string {
  const low = 0.66
  return states.has('moon-awake') || states.has('moon-asleep')
    ? `<g transform="translate(0 ${n(base * (1 - low))}) scale(1 ${low})">${land}</g>`
    : land
}

function heaven(outside: Outside): string {
  const { stage, left, top, width, height } = outside
  const { context, weather: air, states } = stage
  const { light } = context
  const r = Math.min(width, height * 1.2) * 0.1
  const [across, down] = outside.shining ?? [0.66, 0.3]
  const [x, y] = [left + width * across, top + height * down]
  const cloudColour = light.dark ? mix(stage.sky[1], '#dfe6f4', 0.26) : light.time === 'sunset' ? '#ffd9b4' : '#fffaea'
  const drift = (share: number, up: number, size: number) =>
    cloud(context, left + width * share, top + height * up, width * size, cloudColour)
  const overcast = air === 'rain' || air === 'mist' || air === 'snow'
  const face = states.has('moon-awake') ? 'awake' : states.has('moon-asleep') ? 'asleep' : null
  const belt = states.has('three-stars') && light.dark
  const body = belt
    ? ''
    : face
      ? moonFace(
          context,
          left + width * 0.54,
          top + height * 0.32,
          Math.min(width, height) * (face === 'awake' ? 0.3 : 0.22),
          face,
        )
      : overcast || (light.dark && (states.has('blackout') || states.has('switch-up')))
        ? ''
        : light.dark
          ? moon(context, x, y, r * 1.15)
          : sun(context, x, light.time === 'day' ? y : top + height * (down + 0.2), r)
  return (
    (light.dark && !overcast
      ? place(stars(context, Math.round(30 + width / 16), (height / width) * SIZE * 0.9), left, top, {
          scale: width / SIZE,
        })
      : '') +
    (face === 'asleep' || belt ? '' : drift(0.2, 0.2, 0.34) + drift(0.86, 0.56, 0.26)) +
    body +
    (face === 'asleep'
      ? drift(0.62, 0.6, 0.5)
      : overcast || (light.dark && states.has('blackout'))
        ? drift(0.5, 0.12, 0.7) + drift(0.15, 0.34, 0.5)
        : drift(0.36, 0.62, 0.2))
  )
}

/** The three stars of a belt, in a row. */
function threeStars({ stage: { context }, left, top, width, height }: Outside): string {
  const r = Math.min(width, height) * 0.075
  return [0, 1, 2]
    .map(i => {
      const [x, y] = [left + width * (0.34 + i * 0.16), top + height * (0.32 - i * 0.04)]
      return glow(context, x, y, r * 3.4, '#ffe2a0', 0.8) + shape(starShape(x, y, r), '#fff0c4')
    })
    .join('')
}

function weather({ stage, left, top, width, height, random }: Outside): string {
  const { weather: kind, context } = stage
  if (kind === 'clear') return ''
  const pale = context.light.dark ? '#b8cbe8' : '#f4f8fa'
  if (kind === 'mist')
    return box(
      left - 60,
      top + height * 0.3,
      width + 120,
      height * 0.8,
      context.defs.verticalGradient(alpha(pale, 0), alpha(pale, 0.55), alpha(pale, 0.3)),
    )
  if (kind === 'snow')
    return (
      box(left - 60, top - 60, width + 120, height + 160, alpha(pale, context.light.dark ? 0.12 : 0.3)) +
      flakes(random, context.light, { left, top, width, height, count: Math.round(60 + width / 10), size: [3, 9] })
    )
  const count = Math.round(40 + width / 14)
  const step = (length: number, dx: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [left + random.next() * (width + 80), top + random.next() * height]
      return `M${n(x)} ${n(y)}l${n(dx)} ${n(length * random.between(0.6, 1.2))}`
    }).join('')
  if (kind === 'rain')
    return (
      box(left - 60, top - 60, width + 120, height + 160, alpha('#52627f', 0.3)) +
      line(step(70, -14), alpha(pale, 0.5), 3.4)
    )
  return Array.from({ length: 9 }, () =>
    place(
      shape('M0 0C8 -14 24 -16 34 -6C24 6 8 8 0 0Z', '#c9d46a'),
      left + random.next() * width,
      top + random.next() * height,
      {
        turn: random.between(-60, 60),
      },
    ),
  ).join('')
}

function fireflies({ stage, left, top, width, height, random }: Outside): string {
  const { context } = stage
  const at = Array.from({ length: Math.round(Math.max(22, width / 14)) }, (): [number, number] => [
    left + random.next() * width,
    top + height * random.between(0.35, 1),
  ])
  return (
    at
      .filter((_, i) => i % 3 === 0)
      .map(([x, y]) => glow(context, x, y, 34, '#e6f58a', 0.8))
      .join('') +
    dots(
      at.map(([x, y], i) => [x, y, i % 3 === 0 ? 5.5 : 3.4]),
      '#f4ffb0',
    )
  )
}

function skyLanterns({ stage, left, top, width, height, random }: Outside): string {
  const { context } = stage
  return Array.from({ length: 9 }, (_, i) => {
    const size = random.between(0.5, 1.2) * Math.min(1.2, width / 500)
    const [x, y] = [left + width * (((i * 0.62) % 1) * 0.96 + 0.02), top + height * random.between(0.06, 0.7)]
    return (
      glow(context, x, y, 70 * size, '#ffb45a', 0.7) +
      place(shape('M-15 -20Q0 -28 15 -20L12 18H-12Z', '#ffc772') + shape('M-9 4H9L8 18H-8Z', '#fff0b8'), x, y, {
        scale: size,
      })
    )
  }).join('')
}
