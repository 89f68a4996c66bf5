import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, line, place, shape } from '../canvas/svg.ts'
import { pierced, rope } from './materials.ts'
import { prop } from './prop.ts'

/** What belongs to boats, and boats of paper. */

/** Folded from the weather page. */
export const paperBoat = prop({ states: ['wet', 'torn'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const paper = is('wet') ? shade(hue('#fdf6e4'), 0.14) : hue('#fdf6e4')
  const whole =
    shape('M-34 -48L0 -130L34 -48Z', tint(paper, 0.5)) +
    shape('M0 -130L34 -48H4Z', shade(paper, 0.16)) +
    shape('M-112 -86L-34 -46H34L112 -86L62 0H-62Z', paper) +
    shape('M34 -46L112 -86L62 0H10Z', shade(paper, 0.14)) +
    shape('M-112 -86L-34 -46L-10 0H-62Z', tint(paper, 0.4)) +
    line(
      'M-84 -50L-50 -32M-74 -34L-44 -16M52 -36L84 -54M46 -20L74 -36M-14 -70L8 -70M-10 -84H4',
      alpha(on('#7a7488'), 0.5),
      4,
    )
  return {
    drawing: is('torn')
      ? pierced(tools, whole, [-120, -100, -66, -64, -86, -46, -58, -36, -92, -20, -120, -40])
      : whole,
    halfWidth: 112,
    height: 132,
    grip: { kind: 'both', at: [0, -40], scale: 0.9 },
  }
})

/** A wooden oar. `cracked` has a split along its blade. */
export const oar = prop({ states: ['cracked', 'broken'] }, ({ on, is, defs }) => {
  const wood = on('#c08a54')
  return {
    drawing:
      shape('M-14 -240L-13 -900H13L14 -240Z', defs.horizontalGradient(tint(wood, 0.3), wood, shade(wood, 0.24))) +
      line('M-44 -904H44', shade(wood, 0.2), 30) +
      shape(
        'M-16 -330C-60 -280 -70 -200 -66 -60Q-60 0 0 0Q60 0 66 -60C70 -200 60 -280 16 -330Z',
        defs.horizontalGradient(tint(wood, 0.34), wood, shade(wood, 0.2)),
      ) +
      shape('M-67 -110H67L66 -60H-66Z', on('#d8503f')) +
      line('M0 -320V-40', alpha(shade(wood, 0.4), 0.35), 6) +
      (is('cracked') || is('broken')
        ? shape('M20 4L14 -110L26 -150L12 -230L34 -140L28 -100L40 2Z', on('#3a2a30'))
        : ''),
    halfWidth: 68,
    height: 920,
    grip: { kind: 'upright', at: [0, -620], scale: 0.9 },
  }
})

/** Of iron, old and lost. */
export const anchor = prop({}, ({ on, defs }) => {
  const iron = on('#5a6478')
  const fill = defs.horizontalGradient(tint(iron, 0.24), iron, shade(iron, 0.3))
  return {
    drawing:
      `<circle cx="0" cy="-640" r="56" fill="none" stroke="${iron}" stroke-width="30"/>` +
      box(-26, -600, 52, 560, fill, 10) +
      box(-190, -500, 380, 44, fill, 20) +
      shape(
        'M-330 -210C-280 -40 -120 0 0 0C120 0 280 -40 330 -210L370 -180L340 -300L240 -240L286 -224C240 -110 110 -70 0 -70C-110 -70 -240 -110 -286 -224L-240 -240L-340 -300L-370 -180Z',
        fill,
      ) +
      rope('M56 -650C160 -720 240 -560 340 -640', on('#c8a878'), 22) +
      dots(
        [
          [-10, -240, 12],
          [14, -180, 9],
          [-14, -130, 8],
        ],
        alpha(on('#b8704a'), 0.7),
      ),
    halfWidth: 370,
    height: 712,
  }
})

export const fishHook = prop({}, ({ on }) => ({
  drawing:
    line('M20 -120V-40C20 0 -36 0 -36 -36', on('#8a96a6'), 10) +
    line('M-36 -44L-20 -26M-36 -44L-46 -22', on('#8a96a6'), 8) +
    `<circle cx="20" cy="-130" r="11" fill="none" stroke="${on('#8a96a6')}" stroke-width="7"/>` +
    line('M20 -140C30 -190 0 -200 20 -240', alpha(on('#fbf1dc'), 0.9), 3.5),
  halfWidth: 50,
  height: 240,
  grip: { kind: 'hang', at: [20, -130], scale: 0.7 },
}))

export const fishingNet = prop({ states: ['empty', 'full', 'torn', 'mended'] }, ({ on, is }) => {
  const twine = on('#dfe8d8')
  const mesh = Array.from(
    { length: 8 },
    (_, i) =>
      `M${-240 + i * 60} ${-260 + Math.abs(i - 4) * 20}Q${-120 + i * 30} -120 ${-60 + i * 24} 0M${240 - i * 60} ${-260 + Math.abs(i - 4) * 20}Q${120 - i * 30} -120 ${60 - i * 24} 0`,
  ).join('')
  const fish = (x: number, y: number, turn: number) =>
    place(
      shape('M-46 0C-20 -30 24 -26 44 0C24 26 -20 30 -46 0ZM-40 0L-74 -24V24Z', on('#a8c4d4')) +
        circle(24, -6, 5, on('#2e2430')),
      x,
      y,
      { turn },
    )
  return {
    drawing:
      shape('M-250 -250Q-160 0 0 0Q160 0 250 -250Q0 -190 -250 -250Z', alpha(on('#6f9a94'), 0.45)) +
      (is('full') ? fish(-70, -100, -20) + fish(60, -90, 24) + fish(-10, -50, 4) + fish(10, -140, -8) : '') +
      line(mesh, alpha(twine, 0.85), 5) +
      rope('M-256 -256Q0 -190 256 -256', on('#c8a878'), 17) +
      dots(
        [-220, -120, 0, 120, 220].map(x => [x, -248 + (1 - Math.abs(x) / 256) * 34, 20] as const),
        on('#d8503f'),
      ) +
      (is('torn') ? shape('M60 -160L120 -190L140 -110L90 -60L40 -90Z', alpha(on('#5a7a8c'), 0.9)) : '') +
      (is('mended') ? line('M50 -160L130 -70M40 -110L140 -130M70 -180L100 -50', on('#d8503f'), 6) : ''),
    halfWidth: 262,
    height: 280,
    grip: { kind: 'both', at: [0, -220], scale: 0.6 },
  }
})
