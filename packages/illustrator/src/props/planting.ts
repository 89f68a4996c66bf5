import { alpha, shade, tint } from '../canvas/colour.ts'
import { dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { leaf, sheen, vessel } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** For planting trees. */

/** Crumbly earth around the roots, on (0, 0). */
function earth({ on, defs }: PropTools, colour: string): string {
  const soil = on(colour)
  return (
    shape(
      'M-130 -14C-136 -54 -96 -70 -70 -78C-40 -100 34 -104 66 -80C104 -72 138 -50 128 -12C96 12 -96 12 -130 -14Z',
      defs.verticalGradient(tint(soil, 0.2), soil, shade(soil, 0.24)),
    ) +
    dots(
      [
        [-84, -40, 9],
        [-30, -30, 7],
        [34, -48, 9],
        [86, -32, 8],
        [0, -66, 6],
        [-52, -62, 6],
      ],
      shade(soil, 0.34),
    ) +
    dots(
      [
        [-100, -24, 6],
        [58, -22, 7],
        [-8, -44, 6],
      ],
      tint(soil, 0.4),
    )
  )
}

/** A young tree in its earth; `growing` it is taller and has more leaves. */
export const sapling = prop({ states: ['growing', 'wet'] }, tools => {
  const { on, is } = tools
  const tall = is('growing')
  const green = on('#5fa648')
  const bright = on('#86c458')
  const tip = on('#bcd864')
  const pairs = tall ? 5 : 3
  const top = tall ? -560 : -400
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const y = -170 + ((top + 210) * i) / Math.max(1, pairs - 1)
    const size = 190 - i * (tall ? 16 : 22)
    return (
      leaf(i % 2 ? bright : green, 0, y, size, -66 + i * 4, 0.26) +
      leaf(i % 2 ? green : bright, 4, y - 26, size, 62 - i * 4, 0.26)
    )
  }).join('')
  return {
    drawing:
      line(`M0 -60C-14 -160 12 -260 0 ${top}`, on('#8a6a44'), 22) +
      line(`M-4 -60C-18 -160 8 -260 -3 ${top}`, tint(on('#8a6a44'), 0.3), 7) +
      leaves +
      leaf(tip, 0, top + 6, 110, -30, 0.26) +
      leaf(tip, 0, top + 6, 110, 34, 0.26) +
      leaf(tint(tip, 0.2), 0, top + 10, 120, 2, 0.26) +
      earth(tools, is('wet') ? '#5f4030' : '#94643f') +
      (is('wet')
        ? ellipse(0, 2, 190, 24, alpha(on('#5f4030'), 0.5)) +
          dots(
            [
              [-90, -250, 11],
              [96, -300, 11],
              [60, -210, 9],
              [-50, -360, 9],
            ],
            '#d6f0fa',
          )
        : ''),
    halfWidth: 190,
    height: tall ? 710 : 550,
    grip: { kind: 'both', at: [0, -12], scale: 0.38 },
  }
})

/** Of painted tin. `full` it has water at its brim. */
export const wateringCan = prop({ states: ['full', 'empty'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const tin = hue('#3f9a8c')
  const rim = shade(tin, 0.24)
  return {
    drawing:
      // The spout with its rose, and the two handles.
      line('M110 -70L236 -224', rim, 44) +
      line('M106 -76L232 -228', tint(tin, 0.3), 12) +
      place(shape('M-20 0L-62 -56H62L20 0Z', tin) + ellipse(0, -56, 62, 20, tint(tin, 0.3)), 236, -224, { turn: 44 }) +
      place(
        dots(
          [
            [-34, -57, 6],
            [-12, -62, 6],
            [12, -62, 6],
            [34, -57, 6],
            [-20, -50, 6],
            [2, -49, 6],
            [24, -50, 6],
          ],
          shade(tin, 0.5),
        ),
        236,
        -224,
        { turn: 44 },
      ) +
      line('M-116 -200C-250 -200 -240 -50 -112 -46', rim, 24) +
      line('M-90 -232C-90 -350 90 -350 90 -232', rim, 24) +
      ellipse(0, -236, 112, 28, shade(tin, 0.5)) +
      (is('full')
        ? ellipse(0, -232, 100, 22, on('#8fcfdc')) + line('M-50 -234q26 -9 50 0t46 -3', alpha('#ffffff', 0.75), 7)
        : '') +
      shape(vessel([114, -236, 116, -160, 128, -40, 120, 0]), sheen(tools, tin)) +
      shape('M-114 -236Q0 -184 114 -236L115 -216Q0 -164 -115 -216Z', tint(tin, 0.4)) +
      line('M-124 -36Q0 8 124 -36', rim, 12) +
      // A painted flower.
      [0, 72, 144, 216, 288]
        .map(turn => place(shape('M0 -8C-24 -22 -22 -46 0 -52C22 -46 24 -22 0 -8Z', on('#f6c84a')), -6, -106, { turn }))
        .join('') +
      ellipse(-6, -106, 15, 15, on('#d8504a')) +
      (is('full')
        ? dots(
            [
              [322, -250, 12],
              [340, -206, 10],
              [300, -196, 9],
            ],
            '#bfe6f2',
          )
        : ''),
    halfWidth: 300,
    height: 330,
    grip: { kind: 'hang', at: [0, -316], scale: 0.85 },
  }
})
