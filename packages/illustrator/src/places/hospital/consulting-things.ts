import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { add, type Vec3 } from '../../space/vec3.ts'
import { bookRow, shadowOf } from '../rooms/cupboards.ts'
import { tableLamp } from '../rooms/lamps.ts'
import type { Room, Wall } from '../rooms/room.ts'
import { block, facingViewer, shifted } from '../rooms/solid.ts'

/** The furniture of a doctor's room. `x` and `z` are a back left corner. */

export const BENCH = { width: 1500, height: 400, depth: 560 }
export const DOCTORS_DESK = { width: 860, height: 560, depth: 520 }

/** A padded bench for patients, with a pillow on its right. */
export function patientsBench(room: Room, x: number, z: number): string {
  const { stage, lit, family } = room
  const { view } = stage
  const { width, height, depth } = BENCH
  const footing = facingViewer(x, z)
  const steel = lit('#b9c3c8')
  const pad = lit(family.accents[1])
  const leg = (r: number, f: number) =>
    block(view, shifted(footing, r, 0, f), { width: 46, height: height - 110, depth: 46, colour: steel })
  const pillow = lit(family.pale)
  return (
    shadowOf(room, footing, width, depth) +
    leg(60, 20) +
    leg(width - 106, 20) +
    block(view, shifted(footing, 40, 110, depth - 60), {
      width: width - 80,
      height: 34,
      depth: 20,
      colour: shade(steel, 0.1),
    }) +
    leg(60, depth - 66) +
    leg(width - 106, depth - 66) +
    block(view, shifted(footing, 0, height - 130, 0), {
      width,
      height: 130,
      depth,
      colour: pad,
      top: tint(pad, 0.16),
      front: paint =>
        line(paint.flow([0, 70, width, 70]), tint(pad, 0.3), paint.scaleAt(0, 0) * 9) +
        shape([0.2, 0.4, 0.6, 0.8].map(share => paint.oval(width * share, 34, 15)).join(''), shade(pad, 0.3)),
      // A fresh sheet lies over the middle.
      above: paint => shape(paint.rect(width * 0.1, 0, width * 0.6, depth), lit('#fbfaf4')),
    }) +
    block(view, shifted(footing, width - 400, height, 70), {
      width: 340,
      height: 110,
      depth: depth - 140,
      colour: shade(pillow, 0.08),
      top: pillow,
    })
  )
}

/** The doctor's desk with books, a lamp, pens and a toy for the patients. */
export function doctorsDesk(room: Room, x: number, z: number): string {
  const { stage, lit, family } = room
  const { width, height, depth } = DOCTORS_DESK
  const footing = facingViewer(x, z)
  const wood = lit(tint(family.wood, 0.16))
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const [tx, ty] = stage.view.project(add(footing.at, [width * 0.74, height, -depth * 0.66]))
  const toy = place(
    shape(
      'M-96 -6V-90C-96 -160 -40 -170 10 -168C60 -190 120 -170 122 -110C140 -100 150 -130 168 -116C166 -60 120 -50 100 -66V-6H56V-56H-46V-6Z',
      a,
    ) +
      ellipse(44, -116, 30, 38, tint(a, 0.3)) +
      circle(92, -128, 8, '#3a2a40') +
      circle(-72, -4, 20, c) +
      circle(78, -4, 20, c),
    tx,
    ty,
    { scale: stage.view.scaleAt(add(footing.at, [width * 0.74, height, -depth * 0.66])) },
  )
  return (
    shadowOf(room, footing, width, depth) +
    block(stage.view, footing, {
      width,
      height,
      depth,
      colour: wood,
      front: paint =>
        shape(paint.rect(40, 40, 340, 440) + paint.rect(420, 40, width - 460, 440), shade(wood, 0.16)) +
        shape(paint.rect(60, 60, 300, 190) + paint.rect(60, 272, 300, 190), tint(wood, 0.1)) +
        shape(paint.oval(210, 155, 20) + paint.oval(210, 366, 20), lit('#e2b04c')) +
        // A heart of painted wood, so that nobody is afraid.
        shape(paint.soft([620, 110, 490, 250, 500, 350, 570, 380, 620, 330, 670, 380, 740, 350, 750, 250]), a),
    }) +
    block(stage.view, shifted(footing, 40, height, 140), {
      width: 200,
      height: 0.5,
      depth: 1,
      colour: wood,
      front: paint => bookRow(room, paint, 0, 0, 200, 240, 'doctor'),
    }) +
    tableLamp(room, add(footing.at, [350, height, -180])) +
    block(stage.view, shifted(footing, 450, height, 300), {
      width: 84,
      height: 110,
      depth: 80,
      colour: b,
      front: paint =>
        line(
          paint.flow([20, 100, 8, 200]) + paint.flow([42, 100, 44, 220]) + paint.flow([62, 100, 80, 196]),
          lit('#e9b44c'),
          paint.scaleAt(0, 0) * 14,
        ),
    }) +
    toy
  )
}

/** A chair on a swivel with a round back, standing at (0, 0), seat at 380. */
export function doctorsChair({ lit, family, stage }: Room): string {
  const pad = lit(family.accents[0])
  const steel = lit('#6f7a84')
  return (
    ellipse(0, 4, 260, 34, stage.context.light.shadow) +
    line('M0 -330V-60M0 -60L-190 -10M0 -60L190 -10M0 -60V0', steel, 36) +
    box(-30, -700, 60, 360, steel) +
    shape('M-220 -520C-230 -800 -130 -900 0 -900C130 -900 230 -800 220 -520Q0 -470 -220 -520Z', shade(pad, 0.08)) +
    shape('M-170 -560C-176 -770 -100 -850 0 -850C100 -850 176 -770 170 -560Q0 -520 -170 -560Z', tint(pad, 0.1)) +
    shape('M-250 -390Q0 -440 250 -390L236 -310Q0 -270 -236 -310Z', pad)
  )
}

/** Height of the dial of the scales: above the head of a child who stands on them. */
const DIAL = 1380

/** Scales to stand on, with a round dial that smiles, standing at (0, 0). */
export function weighingScale({ lit, family, stage }: Room): string {
  const body = lit('#f3f1e8')
  const c = lit(family.accents[0])
  const steel = lit('#8f9aa2')
  const ticks = Array.from({ length: 16 }, (_, i) => {
    const angle = -2.3 + (i / 15) * 4.6
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    return `M${n(x * 118)} ${n(y * 118 - DIAL)}L${n(x * (i % 5 ? 138 : 146))} ${n(y * (i % 5 ? 138 : 146) - DIAL)}`
  }).join('')
  return (
    ellipse(0, 10, 340, 50, stage.context.light.shadow) +
    shape('M-50 -1190H50L64 -110H-64Z', stage.context.defs.horizontalGradient(shade(c, 0.2), c, tint(c, 0.2))) +
    shape('M-250 -130H250L320 -40H-320Z', shade(steel, 0.1)) +
    line('M-210 -112H210M-246 -84H246M-274 -60H274', alpha(tint(steel, 0.6), 0.6), 10) +
    shape('M-320 -40H320V6Q0 26 -320 6Z', c) +
    circle(0, -DIAL, 200, shade(c, 0.16)) +
    circle(0, -DIAL, 178, c) +
    circle(0, -DIAL, 156, body) +
    line(ticks, lit('#5a5560'), 9) +
    line(`M0 ${-DIAL}l70 -88`, lit('#d8483c'), 16) +
    circle(0, -DIAL, 20, lit('#5a5560')) +
    line(`M-40 ${54 - DIAL}q40 34 80 0`, lit('#5a5560'), 9)
  )
}

/** A chart of shapes that get smaller, to test eyes with; (u, v) is its lower left corner. */
export function eyeChart({ lit, family }: Room, { paint }: Wall, u: number, v: number): string {
  const ink = lit('#4a5470')
  const [a] = family.accents.map(lit) as [string]
  const star = (x: number, y: number, r: number) =>
    paint.polygon(
      Array.from({ length: 10 }, (_, i) => {
        const far = i % 2 ? r * 0.45 : r
        return [x + Math.sin((i * Math.PI) / 5) * far, y + Math.cos((i * Math.PI) / 5) * far]
      }).flat(),
    )
  const house = (x: number, y: number, r: number) =>
    paint.polygon([
      x - r * 0.8,
      y - r,
      x + r * 0.8,
      y - r,
      x + r * 0.8,
      y + r * 0.1,
      x,
      y + r,
      x - r * 0.8,
      y + r * 0.1,
    ])
  const moon = (x: number, y: number, r: number) =>
    paint.soft([x, y + r, x - r * 0.8, y + r * 0.5, x - r, y, x - r * 0.8, y - r * 0.6, x, y - r, x - r * 0.3, y])
  return (
    shape(paint.rect(u + 12, v - 18, 400, 620), alpha('#2a1030', 0.14)) +
    shape(paint.rect(u, v, 400, 620), lit('#fdfaf0')) +
    shape(star(u + 200, v + 500, 92), a) +
    shape(house(u + 120, v + 320, 58) + moon(u + 290, v + 320, 60), ink) +
    shape(star(u + 90, v + 190, 40) + moon(u + 206, v + 190, 40) + house(u + 310, v + 190, 38), ink) +
    shape(
      house(u + 80, v + 80, 24) + star(u + 160, v + 80, 27) + moon(u + 240, v + 80, 25) + star(u + 316, v + 80, 27),
      ink,
    ) +
    shape(paint.rect(u - 12, v + 606, 424, 30) + paint.rect(u - 12, v - 14, 424, 26), lit(family.wood))
  )
}

/** A white coat and a stethoscope on hooks; (x, y) is the middle of their rail, in px. */
export function coatAndStethoscope(room: Room, at: Vec3): string {
  const { lit, family, stage } = room
  const coat = lit('#fbfaf6')
  const tubes = lit('#3f4a64')
  const [x, y] = stage.view.project(at)
  return place(
    box(-300, -30, 600, 60, lit(family.wood), 12) +
      shape(
        'M-150 10C-220 40 -250 120 -256 260L-266 620L-206 630L-190 320L-196 780H-14V330L0 630L58 620L44 260C40 120 10 40 -58 10L-104 60Z',
        coat,
      ) +
      line('M-104 60V770M-190 320L-182 200M-12 330L-24 200', alpha(shade(coat, 0.5), 0.34), 11) +
      box(-86, 470, 70, 90, shade(coat, 0.1)) +
      shape('M-150 10L-104 60L-58 10L-76 90L-104 130L-132 90Z', shade(coat, 0.12)) +
      line('M160 -10C110 120 120 260 180 330C240 260 250 120 200 -10M180 330V520Q180 600 240 600', tubes, 26) +
      line('M160 -10L146 -40M200 -10L214 -40', lit('#c4ccd2'), 18) +
      circle(250, 600, 52, lit('#c4ccd2')) +
      circle(250, 600, 34, tint(lit('#c4ccd2'), 0.5)) +
      [-104, 180].map(dx => circle(dx, 0, 18, lit('#e2b04c'))).join(''),
    x,
    y,
    { scale: stage.view.scaleAt(at) * 0.86 },
  )
}
