import { shade, tint } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { inFrame } from '../space/frame.ts'
import { add, times } from '../space/vec3.ts'
import type { Pose } from './acting.ts'
import { type CoatColours, marksOf, paleOf } from './coat.ts'
import { fourLegged } from './four-legged.ts'
import type { FourLegged, Rig } from './four-legged-spec.ts'
import { alongChain, depthOf, limb, onLump, type Part } from './solid.ts'
import { skinWing, type WingPose } from './wings.ts'

const FOLDED: WingPose = { raise: 58, sweep: -46, open: 0.4 }
const WINGS: Partial<Record<Pose, WingPose>> = {
  fly: { raise: 44, sweep: 0, open: 1 },
  jump: { raise: 54, sweep: -10, open: 1 },
  float: { raise: 16, sweep: 0, open: 1 },
  rear: { raise: 50, sweep: 6, open: 1 },
  dance: { raise: 30, sweep: 6, open: 1 },
  startle: { raise: 64, sweep: -10, open: 1 },
  proud: { raise: 48, sweep: -20, open: 1 },
  run: { raise: 62, sweep: -30, open: 0.6 },
  tumble: { raise: 70, sweep: 10, open: 1 },
  droop: { raise: -20, sweep: -60, open: 0.3 },
  cower: { raise: 0, sweep: -60, open: 0.3 },
  curl: { raise: 6, sweep: -66, open: 0.3 },
}

function spikes(rig: Rig, colour: string): Part[] {
  const spike = (chain: Rig['spine'], share: number, size: number) => {
    const { at, out } = onLump(alongChain(chain, share), 0, 88)
    return limb(
      [add(at, times(out, -size * 0.4)), add(at, times(out, size)), add(at, times(out, size * 1.5))],
      [size * 0.62, size * 0.4, 1],
      1,
    )
  }
  const path =
    [0.1, 0.3, 0.5, 0.7].map(share => spike(rig.spine, share, 20)).join('') +
    [0.3, 0.62].map(share => spike(rig.neck, share, 17)).join('')
  return [{ depth: depthOf(rig.spine[2]?.at ?? rig.hip) + 3, drawing: shape(path, colour) }]
}

/** A young dragon with leaf-shaped wings. */
export const familyDragon = (own: CoatColours | null) =>
  fourLegged((on, { pose }): FourLegged => {
    const coat = on(own?.coat ?? '#6fb58a')
    const belly = on(own ? paleOf(own.coat) : '#fbe3a4')
    const spike = on(own?.second ?? '#f0924f')
    return {
      ...(own ? { marks: marksOf(own, on, 12) } : {}),
      legs: 130,
      spine: 130,
      hips: [56, 58],
      waist: [58, 58],
      chest: [54, 58],
      leg: [33, 23, 20],
      stance: 36,
      foot: { kind: 'paw', size: 27, colour: coat },
      neck: { length: 84, angle: 66, radii: [46, 36] },
      tail: { length: 220, angle: 6, bend: 60, radii: [38, 28, 18, 10], tip: { size: 17, colour: spike } },
      coat,
      belly,
      rider: 0.6,
      wear: (_context, rig) => [
        ...spikes(rig, spike),
        ...([1, -1] as const).map(side => {
          const shoulder = add(rig.shoulder, inFrame(rig.body, [side * 34, 40, -24]))
          const wing = skinWing(
            { length: 190, colour: shade(spike, 0.12), tips: tint(spike, 0.14) },
            shoulder,
            rig.body,
            side,
            WINGS[pose] ?? FOLDED,
          )
          const near = side * rig.body.side[2] < 0.05
          const middle = depthOf(rig.spine[2]?.at ?? rig.hip)
          return { ...wing, depth: rig.body.forward[2] > 0.3 ? middle - 300 : near ? middle - 60 : middle + 60 }
        }),
      ],
      head: {
        size: 82,
        coat,
        skull: [0.98, 0.9, 0.94],
        snout: [{ at: [-0.28, 0.74], radii: [0.64, 0.46, 0.56], colour: tint(coat, 0.24) }],
        eyes: {
          azimuth: 32,
          elevation: 14,
          size: 0.27,
          iris: on('#f2c24a'),
          slit: true,
          lid: coat,
          brow: shade(coat, 0.4),
        },
        nostrils: shade(coat, 0.5),
        mouth: { elevation: -18, width: 66, fangs: true },
        ears: [
          {
            azimuth: 74,
            elevation: 26,
            rows: [
              [0, 0.16],
              [0.36, 0.3],
              [0.74, 0.06],
            ],
            out: 70,
            back: 24,
            colour: coat,
            inner: spike,
          },
        ],
        horns: [
          {
            points: [
              [0.34, 0.7, -0.1],
              [0.44, 1.12, -0.3],
              [0.42, 1.4, -0.2],
            ],
            radii: [0.15, 0.1, 0.03],
            colour: belly,
          },
        ],
      },
    }
  }, 1.05)

/** A fruit bat. */
export const bat = fourLegged((on, { pose }): FourLegged => {
  const [fur, dark] = [on('#a8683c'), on('#4a3a40')]
  const flying =
    pose === 'fly' || pose === 'jump' || pose === 'float' || pose === 'rear' || pose === 'startle' || pose === 'dance'
  return {
    legs: 40,
    spine: 66,
    hips: [30, 32],
    waist: [32, 34],
    chest: [34, 36],
    leg: [11, 8, 7],
    stance: 20,
    foot: { kind: 'hand', size: 10, colour: dark },
    neck: { length: 22, angle: 50, radii: [28, 24] },
    tail: { length: 12, angle: 0, bend: 0, radii: [6, 5, 4] },
    coat: fur,
    belly: on('#c98a52'),
    wear: (_context, rig) =>
      ([1, -1] as const).map(side => {
        const shoulder = add(rig.shoulder, inFrame(rig.body, [side * 22, 16, -6]))
        const wing = skinWing(
          { length: 190, colour: dark, tips: shade(on('#7a5548'), 0.1) },
          shoulder,
          rig.body,
          side,
          flying ? { raise: 36, sweep: 0, open: 1 } : { raise: -64, sweep: -40, open: 0 },
        )
        const near = side * rig.body.side[2] < 0.05
        const middle = depthOf(rig.spine[2]?.at ?? rig.hip)
        return { ...wing, depth: near ? middle - 60 : middle + 60 }
      }),
    head: {
      size: 42,
      coat: fur,
      skull: [0.9, 0.88, 0.94],
      snout: [{ at: [-0.24, 0.74], radii: [0.4, 0.36, 0.46], colour: shade(fur, 0.2) }],
      eyes: { azimuth: 36, elevation: 14, size: 0.31, lid: fur, brow: dark },
      nose: { elevation: 24, radii: [0.15, 0.12, 0.1], colour: dark },
      mouth: { elevation: -20, width: 48, fangs: true },
      ears: [
        {
          azimuth: 46,
          elevation: 58,
          rows: [
            [0, 0.22],
            [0.36, 0.26],
            [0.74, 0.06],
          ],
          out: 26,
          back: 6,
          colour: dark,
          inner: on('#c98a72'),
        },
      ],
    },
  }
}, 0.9)
