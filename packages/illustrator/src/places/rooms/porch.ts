import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n, type Point } from '../../canvas/path.ts'
import { circle, ellipse, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { flakes } from '../falling-snow.ts'
import { isLit } from './lamps.ts'
import { paintOn, wallPlane } from './plane.ts'
import type { Room } from './room.ts'
import { block, facingViewer, shifted } from './solid.ts'

/** Posts, railings and other parts of a verandah. */

export const RAIL = 440

/** A post from the floor to the roof; (x, z) is the middle of its foot. */
export function post(room: Room, x: number, z: number): string {
  const { stage, lit, family, height } = room
  const carved = stage.context.bookRandom.fork('posts').chance(0.5)
  const colour = carved ? lit(family.wood) : lit(family.pale)
  const footing = facingViewer(x - 75, z + 75)
  const part = (up: number, high: number, wide: number, fill: string) =>
    block(stage.view, shifted(facingViewer(x - wide / 2, z + wide / 2), 0, up, 0), {
      width: wide,
      height: high,
      depth: wide,
      colour: fill,
    })
  return (
    part(0, 150, 230, shade(colour, 0.12)) +
    block(stage.view, shifted(footing, 0, 150, 0), {
      width: 150,
      height: height - 400,
      depth: 150,
      colour,
      front: paint =>
        shape(paint.rect(0, 0, 40, height - 400), shade(colour, 0.14)) +
        (carved
          ? shape(
              [0.2, 0.52, 0.84].map(share => paint.rect(-14, (height - 400) * share, 178, 46)).join(''),
              shade(colour, 0.2),
            ) +
            shape(
              [0.2, 0.52, 0.84]
                .map(share =>
                  paint.polygon([
                    75,
                    (height - 400) * share + 60,
                    110,
                    (height - 400) * share + 110,
                    75,
                    (height - 400) * share + 160,
                    40,
                    (height - 400) * share + 110,
                  ]),
                )
                .join(''),
              tint(colour, 0.25),
            )
          : shape(paint.rect(0, 0, 150, 520), lit(family.accents[1])) +
            shape(paint.rect(0, 520, 150, 30), lit(family.accents[2]))),
    }) +
    part(height - 250, 90, 220, shade(colour, 0.06)) +
    part(height - 160, 90, 300, colour)
  )
}

/** A railing between two points of the floor: turned balusters, a lattice or iron. */
export function railing(room: Room, from: Point, to: Point): string {
  const { stage, lit, family } = room
  const plane = wallPlane(from, to)
  const paint = paintOn(stage.view, plane)
  const { length } = plane
  const kind = stage.context.bookRandom
    .fork('railing')
    .pick<'balusters' | 'lattice' | 'iron'>(['balusters', 'lattice', 'iron'])
  const pale = lit(family.pale)
  const scale = paint.scaleAt(length / 2, 0)
  const count = Math.round(length / { balusters: 150, lattice: 200, iron: 190 }[kind])
  const step = length / count
  const each = (draw: (u: number) => string) => Array.from({ length: count }, (_, i) => draw((i + 0.5) * step)).join('')
  const iron = lit(shade(family.accents[1], 0.2))
  const body = {
    balusters: () =>
      shape(
        each(u =>
          paint.soft([
            u - 20,
            60,
            u - 46,
            150,
            u - 22,
            250,
            u - 30,
            380,
            u + 30,
            380,
            u + 22,
            250,
            u + 46,
            150,
            u + 20,
            60,
          ]),
        ),
        pale,
      ),
    lattice: () =>
      shape(paint.rect(0, 40, length, RAIL - 60), pale) +
      shape(
        each(u => paint.polygon([u, 90, u + 66, 220, u, 350, u - 66, 220])),
        alpha(shade(lit(family.walls.outside), 0.42), 0.75),
      ) +
      shape(
        each(u => paint.oval(u + step / 2, 110, 22) + paint.oval(u + step / 2, 330, 22)),
        alpha(shade(lit(family.walls.outside), 0.42), 0.6),
      ),
    iron: () =>
      line(
        each(
          u =>
            paint.flow([u, 40, u, RAIL - 40]) +
            paint.oval(u + step / 2, 220, 64) +
            paint.flow([u + step / 2, 40, u + step / 2, 156]) +
            paint.flow([u + step / 2, 284, u + step / 2, RAIL - 40]),
        ),
        iron,
        scale * 17,
      ),
  }[kind]()
  return (
    body +
    shape(paint.rect(0, 0, length, 56), shade(pale, 0.14)) +
    shape(paint.rect(0, RAIL - 50, length, 56), kind === 'iron' ? iron : tint(pale, 0.1)) +
    shape(paint.rect(0, RAIL - 50, length, 16), alpha(shade(pale, 0.5), 0.3))
  )
}

/** The edge of a tiled roof with a beam, seen from below, between two points at the height of the ceiling. */
export function eave(room: Room, from: Point, to: Point): string {
  const { stage, lit, family, height } = room
  const plane = wallPlane(from, to)
  const paint = paintOn(stage.view, plane)
  const { length } = plane
  const tile = stage.context.light.land('#c2613e')
  const wood = lit(family.wood)
  const count = Math.round(length / 130)
  const tiles = Array.from({ length: count }, (_, i) =>
    paint.oval(((i + 0.5) * length) / count, height - 100, 60, 66),
  ).join('')
  return (
    shape(tiles, tile) +
    shape(
      Array.from({ length: count }, (_, i) => paint.oval(((i + 0.5) * length) / count, height - 106, 34, 38)).join(''),
      shade(tile, 0.4),
    ) +
    shape(paint.rect(-200, height - 100, length + 400, 130), shade(wood, 0.3)) +
    shape(paint.rect(-200, height - 100, length + 400, 24), tint(wood, 0.1))
  )
}

/** Rafters below a roof, from a wall to the eave. */
export function rafters(room: Room, left: number, right: number, near: number, far: number): string {
  const { ceiling, lit, family, stage } = room
  const wood = shade(lit(family.wood), 0.2)
  const count = Math.round((right - left) / 420)
  const beams = Array.from({ length: count + 1 }, (_, i) => {
    const x = left + ((right - left) * i) / count
    return ceiling.polygon([x - 36, near, x + 36, near, x + 36, far, x - 36, far])
  }).join('')
  return (
    shape(
      ceiling.rect(left - 400, near, right - left + 800, far - near),
      stage.context.defs.verticalGradient(shade(lit('#b98458'), 0.2), shade(lit('#b98458'), 0.44)),
    ) + shape(beams, wood)
  )
}

/** A lantern on a wall or below a roof that is lit after dark; `at` is its middle, in px. */
export function porchLamp(room: Room, [x, y]: Point, scale: number): string {
  const { lit, stage } = room
  const on = isLit(room)
  const iron = lit('#4a4450')
  return (
    (on ? glow(stage.context, x, y, 760 * scale, '#ffcb7a', 0.7) : '') +
    place(
      line('M0 -140V-90', iron, 10) +
        shape('M-44 -60H44L62 -34H-62Z', iron) +
        shape('M-54 -34H54L40 76H-40Z', on ? '#ffeab2' : alpha(lit('#f0e6c8'), 0.9)) +
        line('M-54 -34L-40 76M54 -34L40 76M0 -34V76', iron, 9) +
        shape('M-50 74H50L30 98H-30Z', iron) +
        shape('M-30 -60Q0 -110 30 -60Z', iron),
      x,
      y,
      { scale },
    )
  )
}

/** A bicycle seen from its side, 1250 long. */
export function bicycle({ lit, family, stage }: Room): string {
  const [a, b] = family.accents.map(lit) as [string, string]
  const iron = lit('#3f3a44')
  const wheel = (x: number) =>
    circle(x, -250, 236, 'none').replace('fill="none"', `fill="none" stroke="${iron}" stroke-width="26"`) +
    circle(x, -250, 210, 'none').replace('fill="none"', `fill="none" stroke="${lit('#c8d0d6')}" stroke-width="12"`) +
    line(
      Array.from(
        { length: 8 },
        (_, i) => `M${x} -250L${n(x + Math.cos(i * 0.785) * 205)} ${n(-250 + Math.sin(i * 0.785) * 205)}`,
      ).join(''),
      alpha(lit('#c8d0d6'), 0.7),
      5,
    ) +
    circle(x, -250, 24, iron)
  return (
    ellipse(0, 2, 640, 36, stage.context.light.shadow) +
    wheel(-390) +
    wheel(400) +
    line('M-390 -250L-160 -640L300 -650L20 -250L-190 -700M-390 -250H20M400 -250L290 -700L270 -790', a, 28) +
    line('M270 -790C210 -800 180 -830 240 -850M270 -790C330 -800 370 -820 350 -860', iron, 22) +
    shape('M-290 -730C-260 -770 -150 -760 -90 -720C-150 -700 -240 -690 -290 -730Z', iron) +
    line('M-600 -330C-600 -480 -470 -540 -360 -520M190 -330C210 -470 330 -530 440 -500', b, 20) +
    shape('M-560 -560H-320V-590H-560Z', iron) +
    circle(20, -250, 60, iron) +
    circle(20, -250, 34, lit('#c8d0d6')) +
    line('M20 -250L70 -150M40 -150H110', iron, 18) +
    circle(330, -760, 34, lit('#e8c85a'))
  )
}

/** Rain or snow that falls between the viewer and the house, in px. */
export function weatherInFront({ stage }: Room): string {
  const { random, light } = stage.context
  if (stage.weather === 'snow')
    return flakes(random, light, { left: 0, top: 0, width: SIZE, height: SIZE, count: 120, size: [3, 15] })
  if (stage.weather !== 'rain') return ''
  const pale = stage.context.light.dark ? '#b8cbe8' : '#f2f8fb'
  const streaks = Array.from(
    { length: 90 },
    () => `M${n(random.between(0, SIZE + 80))} ${n(random.between(-60, SIZE))}l-18 ${n(random.between(50, 120))}`,
  ).join('')
  return line(streaks, alpha(pale, 0.34), 4)
}

/** Strings of marigolds that hang down between posts, in px. */
export function marigolds({ lit }: Room, [fromX, fromY]: Point, [toX, toY]: Point, sag: number, size: number): string {
  const colours = ['#f2a233', '#e5622f', '#f6c24a'].map(lit)
  return Array.from({ length: 26 }, (_, i) => {
    const share = i / 25
    return circle(
      fromX + (toX - fromX) * share,
      fromY + (toY - fromY) * share + sag * 4 * share * (1 - share),
      size * (i % 2 ? 1 : 0.86),
      colours[i % 3] ?? '#f2a233',
    )
  }).join('')
}
