import { createRandom } from '@kahani/random/random'
import { alpha, shade, tint } from '../canvas/colour.ts'
import { curve, n, type Point } from '../canvas/path.ts'
import { dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { eyeDrawing } from '../creatures/face.ts'
import { moodOf } from '../creatures/mood.ts'
import { fernClump } from '../scenery/ferns.ts'
import { crack, leaf } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** From the land of the dinosaurs. */

const EGG = 'M0 0C-92 0 -132 -66 -124 -148C-114 -250 -54 -318 0 -318C54 -318 114 -250 124 -148C132 -66 92 0 0 0Z'
const SPECKLES = [
  [-66, -110, 17],
  [-20, -66, 11],
  [38, -98, 20],
  [84, -150, 13],
  [-92, -174, 12],
  [-42, -172, 20],
  [18, -188, 13],
  [62, -226, 16],
  [-60, -238, 14],
  [-8, -262, 18],
  [30, -290, 8],
  [-88, -70, 9],
  [78, -58, 12],
  [0, -24, 10],
  [-34, -300, 7],
  [98, -106, 8],
  [4, -128, 8],
] as const
/** Where the shell breaks, from left to right, flat: x, y, x, y … */
const JAGS = [-126, -158, -92, -190, -58, -150, -18, -196, 22, -152, 60, -192, 92, -154, 126, -168] as const

const jagged = JAGS.map((value, i) => `${i % 2 ? ' ' : i ? 'L' : ''}${value}`).join('')

function eggShell({ defs, on, hue }: PropTools): string {
  const coat = hue('#f2e2bf')
  return (
    shape(EGG, defs.radialGradient(tint(coat, 0.5), coat, shade(coat, 0.2))) +
    defs.clip(
      EGG,
      dots(SPECKLES, on('#6fa3a0')) +
        dots(
          SPECKLES.map(([x, y, r]) => [x + r * 1.5, y + r * 1.3, r * 0.42] as const),
          on('#c2754c'),
        ) +
        ellipse(20, 6, 150, 74, alpha(shade(coat, 0.6), 0.16)),
    ) +
    ellipse(-46, -236, 22, 46, alpha('#ffffff', 0.5), 24)
  )
}

const cracks = (coat: string): string =>
  crack(JAGS, coat, 7) +
  crack([-58, -150, -70, -112, -48, -88], coat, 5) +
  crack([60, -192, 52, -232, 74, -262], coat, 5)

/** The lower part of the shell, with its hollow, and its cap. */
function brokenShell(tools: PropTools): { hollow: string; cup: string; cap: string } {
  const { defs } = tools
  const whole = eggShell(tools)
  const inside = tools.on('#fbf2de')
  const rim = defs.clip(EGG, line(`M${jagged}`, inside, 8))
  return {
    hollow: shape(`M${jagged}C110 -230 -110 -230 -126 -158Z`, shade(inside, 0.26)),
    cup: defs.clip(`M${jagged}L200 -168V60H-200V-158Z`, whole) + rim,
    cap: defs.clip(`M${jagged}L200 -168V-400H-200V-158Z`, whole) + rim,
  }
}

/** A young dinosaur that looks out, with the cap of the shell on its head. */
function hatchling({ on }: PropTools, cap: string): string {
  const coat = on('#8cc8dc')
  const mood = moodOf('wonder')
  const eye = (side: 1 | -1) =>
    place(eyeDrawing({ lid: coat, brow: shade(coat, 0.42) }, { ...mood, brow: [0, 0] }, side), 42 * side, -282, {
      scale: 2.5,
    })
  return (
    shape('M-56 -120C-62 -200 -50 -220 0 -220S62 -200 56 -120Z', coat) +
    shape('M-30 -120C-34 -190 -24 -206 0 -206S34 -190 30 -120Z', on('#fbecb6')) +
    ellipse(0, -284, 104, 100, coat) +
    ellipse(0, -244, 76, 48, coat) +
    ellipse(-74, -250, 24, 16, '#ee6a7266') +
    ellipse(74, -250, 24, 16, '#ee6a7266') +
    eye(1) +
    eye(-1) +
    ellipse(-13, -254, 5, 6, shade(coat, 0.5)) +
    ellipse(13, -254, 5, 6, shade(coat, 0.5)) +
    shape('M-32 -236Q0 -226 32 -236Q24 -204 0 -204T-32 -236Z', '#7c2a35') +
    shape('M-18 -214Q0 -222 18 -214Q10 -205 0 -205T-18 -214Z', '#e2777a') +
    place(cap, 10, -206, { turn: 9, scale: 0.84 })
  )
}

/** Two feet over the rim of the shell. */
function feetOnRim({ on }: PropTools): string {
  const [coat, toe] = [shade(on('#8cc8dc'), 0.05), on('#fbf0d2')]
  return [-66, 66]
    .map(
      x =>
        ellipse(x, -158, 28, 24, coat) +
        dots(
          [
            [x - 15, -142, 7],
            [x, -138, 7],
            [x + 15, -142, 7],
          ],
          toe,
        ),
    )
    .join('')
}

/** A hollow in the earth that is laid out with leaves: what is behind the egg, and what is before it. */
function scrape({ on }: PropTools): { behind: string; before: string } {
  const earth = on('#a87c54')
  const greens = [on('#6f9f4e'), on('#8ab45a'), on('#578a48')] as const
  const blade = (x: number, y: number, length: number, turn: number, i: number) =>
    leaf(greens[i % 3] ?? greens[0], x, y, length, turn, 0.34)
  return {
    behind:
      shape('M-268 -10C-240 -74 -120 -92 0 -92S240 -74 268 -10C200 20 -200 20 -268 -10Z', earth) +
      ellipse(0, -40, 196, 40, shade(earth, 0.4)) +
      [-66, -46, -24, 24, 46, 66].map((turn, i) => blade(turn * 2.2, -46, 120, turn, i)).join(''),
    before:
      shape(
        'M-268 -10C-220 -26 -150 -26 -110 -16C-40 -2 60 -4 120 -18C170 -28 230 -24 268 -10C230 34 -230 34 -268 -10Z',
        earth,
      ) +
      line('M-226 -4q40 -14 84 0M60 8q60 4 110 -14', alpha(tint(earth, 0.5), 0.6), 6) +
      [-106, -88, -74, 72, 90, 108].map((turn, i) => blade(turn * 1.1, -10 + (i % 2) * 10, 132, turn, i + 1)).join('') +
      [-70, 66, -92, 90].map((turn, i) => blade(turn * 0.34, 8, 110, turn * 1.16, i)).join(''),
  }
}

/**
 * A large egg in a scrape of leaves. `cracked` it is about to hatch, `open` its shell is empty, `full` a young dinosaur looks
 * out.
 */
export const dinosaurEgg = prop({ states: ['cracked', 'open', 'full'], coloured: true }, tools => {
  const { is, hue, defs } = tools
  const { behind, before } = scrape(tools)
  const { hollow, cup, cap } = brokenShell(tools)
  const egg = is('full')
    ? hollow + hatchling(tools, cap) + cup + feetOnRim(tools)
    : is('open')
      ? hollow + cup
      : eggShell(tools) + (is('cracked') ? defs.clip(EGG, cracks(hue('#f2e2bf'))) : '')
  const fallen = is('open') ? place(cap, 62, -178, { turn: 108, scale: 0.92 }) : ''
  return {
    drawing: behind + place(egg, 0, -18, { turn: is('full') ? 0 : -5 }) + before + fallen,
    halfWidth: is('open') ? 340 : 270,
    height: is('full') ? 486 : is('open') ? 230 : 336,
    seat: [0, -200],
  }
})

/** A clump of ferns up to a child's hip, with young fronds that are still rolled up. */
export const fern = prop({ coloured: true }, ({ hue }) => ({
  drawing: fernClump({ random: createRandom('fern') }, 440, hue('#5fa04c')),
  halfWidth: 440,
  height: 460,
}))

const STONE =
  'M-118 -6C-140 -50 -128 -120 -84 -150C-40 -180 40 -178 86 -150C132 -120 142 -56 116 -10C70 16 -76 16 -118 -6Z'

/** The shell of an ammonite: a ribbed coil that gets wider from the middle to its mouth. */
function ammonite({ on, defs }: PropTools, cx: number, cy: number, size: number): string {
  const coat = on('#d9a05c')
  const radius = (turn: number) => size * 0.1 * 1.19 ** (turn * 4)
  const at = (turn: number, share: number): Point => {
    const r = radius(turn) * share
    return [cx + Math.cos(turn * 6.283 - 0.5) * r, cy + Math.sin(turn * 6.283 - 0.5) * r]
  }
  const turns = Array.from({ length: 53 }, (_, i) => i / 16)
  const last = turns.at(-1) ?? 0
  const outer = turns.slice(-17).map(turn => at(turn, 1))
  const ribs = turns
    .slice(10)
    .map(turn => {
      const [[x, y], [mx, my], [u, v]] = [at(turn, 0.56), at(turn + 0.016, 0.8), at(turn, 0.98)]
      return `M${n(x)} ${n(y)}Q${n(mx)} ${n(my)} ${n(u)} ${n(v)}`
    })
    .join('')
  return (
    shape(
      `${curve(outer)}L${at(last, 0.5).map(n).join(' ')}L${at(last - 1, 1)
        .map(n)
        .join(' ')}Z`,
      defs.radialGradient(tint(coat, 0.34), coat, shade(coat, 0.12)),
    ) +
    line(ribs, alpha(shade(coat, 0.5), 0.5), size * 0.035) +
    line(curve(turns.map(turn => at(turn, 1))), shade(coat, 0.42), size * 0.05) +
    line(
      curve(outer.map(([x, y]): Point => [x - size * 0.03, y - size * 0.03])),
      alpha(tint(coat, 0.6), 0.7),
      size * 0.025,
    )
  )
}

/** A curled ammonite in a stone. `half` of it is still covered; `cracked`, the stone is about to break. */
export const fossil = prop({ states: ['half', 'cracked', 'broken'] }, tools => {
  const { on, is, defs } = tools
  const rock = on('#a99f98')
  const bed = tint(rock, 0.34)
  const whole =
    shape(STONE, defs.verticalGradient(tint(rock, 0.16), rock, shade(rock, 0.24))) +
    shape(
      'M-92 -22C-112 -56 -100 -112 -66 -136C-30 -158 36 -156 70 -134C104 -110 112 -62 92 -26C54 -6 -56 -6 -92 -22Z',
      bed,
    ) +
    ammonite(tools, -6, -82, 82) +
    line('M-104 -36q-12 -30 -4 -60M100 -120q14 22 14 50M-40 4q40 6 84 0', alpha(shade(rock, 0.5), 0.4), 5)
  const cover = is('half')
    ? shape(
        'M4 -172C60 -176 92 -160 110 -128C136 -96 138 -52 116 -10C84 8 40 12 8 10C30 -14 -4 -34 14 -62C28 -86 -8 -104 10 -128C20 -146 2 -156 4 -172Z',
        defs.verticalGradient(tint(rock, 0.22), rock, shade(rock, 0.24)),
      ) +
      line('M4 -172C2 -156 20 -146 10 -128C-8 -104 28 -86 14 -62C-4 -34 30 -14 8 10', alpha(shade(rock, 0.6), 0.5), 6)
    : ''
  const split = 'M20 -190L-6 -140L22 -104L-16 -62L14 -30L-4 30'
  return {
    drawing: is('broken')
      ? place(defs.clip(`${split}L-220 30V-190Z`, whole), -16, 0, { turn: -6 }) +
        place(defs.clip(`${split}L220 30V-190Z`, whole), 22, 0, { turn: 7 })
      : whole + cover + (is('cracked') ? crack([20, -172, -6, -140, 22, -104, -16, -62, 14, -30, 0, 6], rock, 6) : ''),
    halfWidth: is('broken') ? 170 : 138,
    height: 174,
    grip: { kind: 'both', at: [0, -40], scale: 0.9 },
  }
})
