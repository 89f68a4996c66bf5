import { alpha, shade, tint } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { add, times } from '../space/vec3.ts'
import { collar, fourLegged } from './four-legged.ts'
import { alongChain, depthOf, egg, flat, hull } from './solid.ts'

/** Animals of an Indian farm. */

export const goat = fourLegged(on => {
  const [coat, dark] = [on('#8d6346'), on('#4c3a36')]
  return {
    legs: 190,
    spine: 190,
    hips: [50, 56],
    waist: [58, 62],
    chest: [54, 62],
    leg: [30, 18, 15],
    stance: 36,
    foot: { kind: 'hoof', size: 25, colour: on('#3d302f') },
    neck: { length: 110, angle: 60, radii: [46, 36] },
    tail: { length: 60, angle: 60, bend: -40, radii: [14, 13, 6] },
    coat,
    belly: on('#e8d3b4'),
    socks: dark,
    marks: [{ kind: 'spot', along: 0.4, around: 130, size: [0.2, 50], colour: on('#f2e6d4') }],
    head: {
      size: 62,
      coat,
      skull: [0.76, 0.84, 0.84],
      snout: [
        { at: [-0.34, 0.62], radii: [0.5, 0.46, 0.5] },
        { at: [-0.5, 1.06], radii: [0.42, 0.36, 0.36], colour: on('#e8d3b4') },
      ],
      eyes: { azimuth: 48, elevation: 14, size: 0.26, iris: on('#e2b85a'), lid: coat, brow: dark },
      nostrils: dark,
      mouth: { elevation: -24, width: 56 },
      ears: [
        {
          azimuth: 78,
          elevation: 24,
          rows: [
            [0, 0.16],
            [0.5, 0.27],
            [1.2, 0.16],
          ],
          out: 108,
          back: 8,
          droop: 66,
          colour: dark,
          over: true,
          mobile: 0.6,
        },
      ],
      horns: [
        {
          points: [
            [0.26, 0.72, 0],
            [0.4, 1.24, -0.3],
            [0.52, 1.5, -0.86],
          ],
          radii: [0.16, 0.12, 0.05],
          colour: on('#b9a486'),
        },
      ],
      patches: [{ azimuth: 0, elevation: 40, size: [0.16, 0.7], colour: on('#f2e6d4') }],
      extras: ({ at, frame, size }) => {
        const chin = add(at, add(times(frame.forward, size * 0.96), times(frame.up, -size * 1.02)))
        return [{ depth: 1, drawing: shape(hull([egg(chin, frame, [size * 0.14, size * 0.3, size * 0.14])]), dark) }]
      },
    },
    wear: (_context, rig) => [{ depth: -7000, drawing: collar(rig, 0.5, on('#e0a63a'), 9) }],
  }
}, 1.7)

export const lamb = fourLegged(on => {
  const [wool, skin] = [on('#fbf2e2'), on('#6a5058')]
  return {
    legs: 138,
    spine: 118,
    hips: [62, 62],
    waist: [66, 64],
    chest: [60, 62],
    leg: [26, 17, 15],
    stance: 34,
    foot: { kind: 'hoof', size: 21, colour: on('#43343b') },
    neck: { length: 64, angle: 62, radii: [54, 40] },
    tail: { length: 62, angle: -20, bend: -40, radii: [18, 22, 16] },
    coat: wool,
    wool: true,
    socks: skin,
    marks: [],
    head: {
      size: 66,
      coat: skin,
      skull: [0.86, 0.9, 0.86],
      snout: [{ at: [-0.36, 0.66], radii: [0.5, 0.44, 0.5], colour: tint(skin, 0.14) }],
      eyes: { azimuth: 40, elevation: 8, size: 0.27, lid: skin, brow: on('#e9d8cc') },
      nose: { elevation: 34, radii: [0.14, 0.09, 0.08], colour: on('#e5909a') },
      mouth: { elevation: -18, width: 52, ink: '#2b1c22', cleft: true },
      ears: [
        {
          azimuth: 84,
          elevation: 16,
          rows: [
            [0, 0.14],
            [0.4, 0.26],
            [0.84, 0.1],
          ],
          out: 104,
          back: 8,
          droop: 40,
          colour: skin,
          inner: on('#d99a94'),
        },
      ],
      extras: ({ at, frame, size }) => [
        {
          depth: -1,
          drawing: shape(
            [
              [0, 0.84, 0.28],
              [0.34, 0.76, 0.18],
              [-0.34, 0.76, 0.18],
              [0.18, 0.94, -0.12],
              [-0.18, 0.94, -0.12],
              [0.5, 0.6, -0.2],
              [-0.5, 0.6, -0.2],
              [0, 0.7, -0.5],
            ]
              .map(([x = 0, y = 0, z = 0]) =>
                hull([
                  egg(
                    add(
                      at,
                      add(add(times(frame.side, x * size), times(frame.up, y * size)), times(frame.forward, z * size)),
                    ),
                    frame,
                    [size * 0.34, size * 0.3, size * 0.34],
                  ),
                ]),
              )
              .join(''),
            wool,
          ),
        },
      ],
    },
    wear: (_context, rig) => {
      const curls = [0.2, 0.44, 0.68, 0.9].flatMap((along, i) =>
        [-20, 20, 60, 120, 160, 200].map(around => {
          const { at, axes } = alongChain(rig.spine, along)
          const angle = ((around + i * 12) * Math.PI) / 180
          const out = add(times(axes[0], Math.cos(angle)), times(axes[1], Math.sin(angle)))
          const [x, y] = flat(add(at, out))
          return out[2] < 0 ? `M${x.toFixed(0)} ${y.toFixed(0)}q-4 -18 14 -18q15 3 10 16q-6 6 -12 0` : ''
        }),
      )
      return [
        {
          depth: depthOf(rig.spine[2]?.at ?? rig.hip) - 0.5,
          drawing: `<path d="${curls.join('')}" fill="none" stroke="${alpha(shade(wool, 0.4), 0.3)}" stroke-width="5" stroke-linecap="round"/>`,
        },
      ]
    },
  }
}, 1.15)
