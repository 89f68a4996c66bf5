import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n } from '../../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../../canvas/svg.ts'

/** Boats of the coast, in world units with the origin below their middle. */

interface Paint {
  hull: string
  band: string
  trim: string
}

const PAINTS: readonly [Paint, ...Paint[]] = [
  { hull: '#2f7f8c', band: '#f2c14e', trim: '#e2674f' },
  { hull: '#c9503f', band: '#fbe3b0', trim: '#2f6f8c' },
  { hull: '#3f5f9a', band: '#f6ead0', trim: '#f0a03c' },
  { hull: '#4f8a4c', band: '#f7d774', trim: '#b8473f' },
]

/** The paint of the family's boat is the same in the whole book. */
export const familyPaint = ({ bookRandom }: DrawContext): Paint => bookRandom.fork('boat').pick(PAINTS)

/** A wooden fishing boat with a raised stem, seen from its side. About 2,300 long. */
export function fishingBoat(context: DrawContext, paint: Paint, { tilt = 0, oars = true } = {}): string {
  const { light } = context
  const hull = light.land(paint.hull)
  const band = light.land(paint.band)
  const trim = light.land(paint.trim)
  const wood = light.land('#8a5c3e')
  const body =
    'M-1150 -560C-1000 -330 -640 -250 0 -250S980 -320 1180 -640C1170 -330 1000 0 640 0H-640C-960 0 -1130 -260 -1150 -560Z'
  const strip =
    'M-1130 -480C-980 -250 -620 -160 0 -160S960 -240 1160 -520L1140 -400C960 -150 620 -70 0 -70S-960 -140 -1100 -360Z'
  const boat =
    shape(
      'M-1080 -500C-900 -330 -500 -290 0 -290S900 -340 1110 -570L1060 -460C800 -300 500 -230 0 -230S-880 -260 -1040 -420Z',
      shade(wood, 0.4),
    ) +
    line('M-560 -300V-210M-180 -292V-210M220 -292V-210M600 -320V-210', wood, 46) +
    (oars ? line('M-420 -300L-880 -60M260 -330L760 -60', light.land('#c79a62'), 26) : '') +
    shape(body, context.defs.verticalGradient(tint(hull, 0.12), hull, shade(hull, 0.3))) +
    shape(strip, band) +
    line('M-1150 -560C-1000 -330 -640 -250 0 -250S980 -320 1180 -640', trim, 40) +
    line('M-1000 -150C-700 -20 -300 -6 0 -6S700 -20 960 -190', alpha(shade(hull, 0.6), 0.4), 20) +
    circle(930, -300, 58, light.land('#fbf4e4')) +
    circle(940, -296, 28, light.land('#3a3340')) +
    [-700, -420, -140, 140, 420]
      .map(x => shape(`M${x} ${n(-112 - Math.abs(x) * 0.06)}l44 -40l44 40l-44 40Z`, trim))
      .join('')
  return ellipse(0, 6, 1050, 60, light.shadow) + (tilt ? place(boat, 0, 30, { turn: tilt }) : boat)
}

/** A small sail on the horizon; 200 wide in units of its panel. */
export const distantSail = (cloth: string, hull: string): string =>
  shape('M-100 -30Q0 34 100 -30Z', hull) + shape('M8 -42V-210Q92 -110 88 -42ZM-8 -42V-176Q-62 -100 -70 -42Z', cloth)

/** Nets that dry on poles; 1,500 wide. */
export function dryingNets({ light }: DrawContext): string {
  const pole = light.land('#7a5a44')
  const net = light.land('#5f9a94')
  const drape =
    'M-700 -820Q-520 -560 -360 -800Q-180 -500 0 -810Q190 -520 360 -800Q540 -540 700 -830L690 -330Q500 -160 350 -300Q160 -120 0 -280Q-200 -140 -360 -300Q-540 -160 -690 -320Z'
  const floats = [-700, -540, -360, -180, 0, 190, 360, 540, 700]
    .map((x, i) => circle(x, -790 + (i % 2 ? 190 : -14), 26, light.land(i % 3 ? '#f2c14e' : '#e2674f')))
    .join('')
  return (
    ellipse(0, 4, 760, 40, light.shadow) +
    line('M-700 0V-860M-360 0V-840M0 0V-850M360 0V-840M700 0V-870', pole, 34) +
    shape(drape, alpha(net, 0.42)) +
    line('M-700 -820Q-520 -560 -360 -800Q-180 -500 0 -810Q190 -520 360 -800Q540 -540 700 -830', net, 14) +
    line(
      'M-640 -640Q-500 -420 -360 -640Q-180 -360 0 -640Q190 -360 360 -640Q540 -400 690 -640M-690 -480Q-520 -280 -360 -480Q-180 -230 0 -470Q190 -230 360 -480Q540 -280 690 -480',
      alpha(net, 0.8),
      8,
    ) +
    line(
      'M-530 -620V-210M-440 -690V-240M-270 -660V-230M-180 -600V-190M-90 -660V-210M90 -660V-210M190 -610V-190M270 -660V-230M450 -690V-230M540 -620V-210',
      alpha(net, 0.6),
      7,
    ) +
    floats
  )
}
