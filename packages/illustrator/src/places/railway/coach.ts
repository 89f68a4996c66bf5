import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import type { Stage } from '../../stage/stage.ts'
import type { Plane } from '../plane.ts'

/** Railway coaches, on any upright plane; v = 0 is the platform. */

export interface Livery {
  body: string
  band: string
}

export const LIVERIES: readonly [Livery, ...Livery[]] = [
  { body: '#3f6fa8', band: '#f2e2bd' },
  { body: '#c04f45', band: '#d9dde0' },
  { body: '#3f8a7a', band: '#f4d06a' },
]

const COACH_HEIGHT = 2300

/** The side of a coach from u to u + length, with a door near each end and barred windows. */
export function coachSide(
  stage: Stage,
  plane: Plane,
  u: number,
  length: number,
  { body, band }: Livery,
  tone: (colour: string) => string,
): string {
  const { light } = stage.context
  const lit = light.dark && !stage.states.has('blackout')
  const paint = tone(body)
  const stripe = tone(band)
  const glass = lit ? '#ffe0a0' : mix(tone('#6f8fa0'), '#1f2c44', 0.3)
  const bars: string[] = []
  let windows = ''
  let frames = ''
  const step = 900
  const count = Math.floor((length - 2400) / step)
  for (let i = 0; i < count; i++) {
    const at = u + 1200 + (i + 0.5) * ((length - 2400) / count) - 310
    frames += plane.rect(at - 50, 930, 720, 740)
    windows += plane.rect(at, 980, 620, 640)
    for (const v of [1110, 1240, 1370, 1500])
      bars.push(
        plane.line([
          [at, v],
          [at + 620, v],
        ]),
      )
  }
  const door = (at: number) =>
    shape(plane.rect(at - 60, -80, 760, 2080), shade(paint, 0.34)) +
    shape(plane.rect(at, -40, 640, 1960), lit ? '#ffd58c' : shade(paint, 0.6)) +
    shape(plane.rect(at + 380, -40, 260, 1960), shade(paint, 0.1)) +
    shape(plane.rect(at + 430, 1100, 160, 520), glass) +
    line(
      plane.line([
        [at - 90, 300],
        [at - 90, 1400],
      ]) +
        plane.line([
          [at + 730, 300],
          [at + 730, 1400],
        ]),
      tone('#e8d9a8'),
      34 * plane.scale(at, 900),
    )
  const size = plane.scale(u + length / 2, 1200)
  return (
    shape(plane.rect(u + 200, -620, length - 400, 520), tone('#3a3a44')) +
    shape(plane.rect(u, -120, length, COACH_HEIGHT), paint) +
    shape(plane.rect(u, COACH_HEIGHT - 360, length, 240), shade(paint, 0.12)) +
    shape(plane.rect(u, 820, length, 950), stripe) +
    shape(plane.rect(u, 640, length, 60) + plane.rect(u, 1880, length, 40), stripe) +
    shape(plane.rect(u, COACH_HEIGHT - 130, length, 90), tone('#9aa0a8')) +
    shape(frames, shade(paint, 0.2)) +
    shape(windows, glass) +
    line(bars.join(''), alpha(shade(paint, 0.5), 0.8), 16 * size) +
    door(u + 330) +
    door(u + length - 970) +
    (lit
      ? [0.25, 0.5, 0.75]
          .map(share =>
            glow(
              stage.context,
              ...plane.at(u + length * share, 1200),
              900 * plane.scale(u + length * share, 1200),
              light.glow,
              0.3,
            ),
          )
          .join('')
      : '') +
    shape(plane.rect(u - 30, -120, 40, COACH_HEIGHT), tint(shade(paint, 0.5), 0.05))
  )
}
