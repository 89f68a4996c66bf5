import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n, type Point } from '../../canvas/path.ts'
import { box, circle, ellipse, line, shape } from '../../canvas/svg.ts'
import type { Stage } from '../../stage/stage.ts'
import { groundSpots, seesGround, spotAt } from '../ground-plane.ts'
import { roundOutline, shapesOnGround } from '../ground-shapes.ts'
import { PANEL_REACH } from '../panel.ts'

/** A heron on one leg, 900 high, in world units. */
export const heron = ({ light }: DrawContext): string => {
  const grey = light.land('#aebcc8')
  return (
    line('M0 0V-420M0 -300q60 40 40 120', light.land('#8a6a4c'), 18) +
    shape('M-190 -400C-120 -560 60 -600 120 -520C110 -420 0 -360 -190 -400Z', grey) +
    shape('M-220 -380C-100 -480 20 -500 80 -470C20 -390 -90 -360 -220 -380Z', shade(grey, 0.24)) +
    line('M90 -530C190 -610 60 -740 130 -840', grey, 42) +
    ellipse(150, -850, 52, 36, tint(grey, 0.2)) +
    shape('M190 -862L330 -836L190 -832Z', light.land('#e2a44a')) +
    line('M100 -872Q20 -890 -30 -860', light.land('#3a4150'), 14) +
    circle(160, -858, 9, '#2c2438')
  )
}

/** The far bank of a holy river: temples, houses and steps, for a panel with its origin on the water line. */
export function ghatSkyline({ random, light, defs }: DrawContext, lit: (colour: string) => string): string {
  const walls = ['#e0b07a', '#d9946a', '#eccfa0', '#c98a6a', '#e6bfa0'].map(lit)
  let houses = ''
  let windows = ''
  let lamps = ''
  for (let x = -PANEL_REACH; x < PANEL_REACH; ) {
    const w = random.between(80, 170)
    const h = random.between(110, 230)
    houses +=
      box(x, -h - 60, w + 2, h + 20, walls[random.integer(0, 4)] ?? '#e0b07a') +
      box(x - 4, -h - 68, w + 10, 12, tint(walls[0] ?? '#e0b07a', 0.2))
    for (let wx = x + 16; wx < x + w - 20; wx += 34)
      for (let wy = -h - 36; wy < -96; wy += 48) {
        const data = `M${n(wx)} ${n(wy + 26)}v-14q8 -12 16 0v14Z`
        if (light.dark && random.chance(0.45)) lamps += data
        else windows += data
      }
    x += w
  }
  const shikhara = (x: number, h: number, tone: string) =>
    shape(
      `M${x - h * 0.24} -60V${n(-60 - h * 0.3)}Q${x - h * 0.22} ${n(-60 - h * 0.8)} ${x} ${n(-60 - h)}Q${n(x + h * 0.22)} ${n(-60 - h * 0.8)} ${n(x + h * 0.24)} ${n(-60 - h * 0.3)}V-60Z`,
      defs.horizontalGradient(shade(tone, 0.16), tone, shade(tone, 0.1)),
    ) +
    line(
      `M${n(x - h * 0.1)} -64Q${n(x - h * 0.1)} ${n(-60 - h * 0.7)} ${x} ${n(-60 - h * 0.94)}M${n(x + h * 0.1)} -64Q${n(x + h * 0.1)} ${n(-60 - h * 0.7)} ${x} ${n(-60 - h * 0.94)}`,
      alpha(shade(tone, 0.5), 0.3),
      5,
    ) +
    ellipse(x, -64 - h, h * 0.07, h * 0.035, lit('#e8b53c')) +
    line(`M${x} ${n(-60 - h)}V${n(-86 - h)}l26 8l-26 10`, lit('#d8603c'), 4)
  let steps = ''
  for (let i = 0; i < 6; i++)
    steps += box(
      -PANEL_REACH,
      -66 + i * 11,
      PANEL_REACH * 2,
      11,
      mix(lit('#d2ad84'), shade(lit('#d2ad84'), 0.3), i / 7),
    )
  const umbrella = (x: number, colour: string) =>
    line(`M${x} -12V-58`, lit('#7a5a44'), 4) + shape(`M${x - 44} -50Q${x} -92 ${x + 44} -50Z`, lit(colour))
  return (
    houses +
    shape(windows, alpha(shade(walls[3] ?? '#c98a6a', 0.5), 0.6)) +
    shape(lamps, '#ffd78a') +
    shikhara(-430, 330, lit('#d98a5a')) +
    shikhara(-560, 210, lit('#e0a070')) +
    shikhara(470, 390, lit('#e8c090')) +
    shikhara(630, 230, lit('#d98a5a')) +
    steps +
    umbrella(-300, '#e8b53c') +
    umbrella(190, '#d8603c') +
    umbrella(720, '#4f8a9a')
  )
}

/** Stone steps that lead down to the water from the near landing; from z = 560 to 1,300. */
export const STEPS = { from: 560, count: 6, tread: 125 }

export function ghatSteps(stage: Stage, stone: string): string {
  if (!seesGround(stage)) return ''
  const { defs, random } = stage.context
  const paving = stage.area(
    [
      [-9000, STEPS.from],
      [9000, STEPS.from],
      [9000, -4000],
      [-9000, -4000],
    ],
    defs.verticalGradient(tint(stone, 0.08), stone, shade(stone, 0.12)),
  )
  let seams = ''
  for (let z = -1800; z < STEPS.from; z += 380) {
    const a = stage.view.project([-9000, 0, Math.max(z, stage.view.zOf('foreground') * 1.5)])
    seams += `M${n(a[0])} ${n(a[1])}H2000`
    for (let x = -3600 + (Math.round(z / 380) % 2) * 300; x < 3600; x += 620) {
      const from = stage.view.project([x, 0, Math.max(z, stage.view.zOf('foreground') * 1.5)])
      const to = stage.view.project([x, 0, Math.min(STEPS.from, z + 380)])
      if (to[1] < from[1]) seams += `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`
    }
  }
  let treads = ''
  for (let i = STEPS.count - 1; i >= 0; i--) {
    const z = STEPS.from + i * STEPS.tread
    const band = (from: number, to: number, tone: string) => {
      const points: Point[] = [
        [-9000, from],
        [9000, from],
        [9000, to],
        [-9000, to],
      ]
      return stage.area(points, tone)
    }
    const tone = mix(stone, shade(stone, 0.4), i / 8)
    treads += band(z + 36, z + STEPS.tread + 8, tone) + band(z, z + 42, shade(tone, 0.34))
  }
  const petals = groundSpots(stage, 26, { to: STEPS.from })
  return (
    treads +
    paving +
    line(seams, alpha(shade(stone, 0.5), 0.3), 4) +
    shape(
      petals
        .map(({ x, y, scale, flat }, i) => {
          const r = (18 + (i % 3) * 6) * scale
          return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * Math.max(0.4, flat))} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r * Math.max(0.4, flat))} 0 1 1 ${n(-r * 2)} 0Z`
        })
        .join(''),
      stage.context.light.land(random.chance(0.5) ? '#f0a03c' : '#e8785a'),
    )
  )
}

/** Flat stones that lead through the water from z = `from` to z = `to`; on a flooded stream, only some look out. */
export function steppingStones(stage: Stage, x: number, from: number, to: number, stone: string, foam: string): string {
  const stones: (readonly [readonly (readonly [number, number])[], string])[] = []
  const flooded = stage.states.has('flood')
  for (let z = to - 150, i = 0; z > from; z -= 330, i++) {
    const cx = x + (i % 2 ? 90 : -70)
    const size = flooded ? 0.72 : 1
    stones.push([roundOutline(cx, z - 20, 250, 150, 0.08), alpha(foam, 0.6)])
    if (flooded && i % 3 === 1) continue
    stones.push([roundOutline(cx, z - 16, 215 * size, 126 * size, 0.08), shade(stone, 0.36)])
    stones.push([roundOutline(cx, z + 14, 200 * size, 112 * size, 0.08), stone])
  }
  return shapesOnGround(stage, stones)
}

/** A whirlpool around a point: rings that wind inwards. */
export function whirlpool(stage: Stage, x: number, z: number, radius: number, foam: string, deep: string): string {
  if (!seesGround(stage)) return ''
  let data = ''
  for (let arm = 0; arm < 3; arm++)
    for (let i = 0; i < 120; i++) {
      const angle = i * 0.107 + arm * 2.09
      const r = radius * (1 - i / 132)
      const { x: px, y } = spotAt(stage, x + Math.cos(angle) * r * 1.25, z + Math.sin(angle) * r)
      data += `${i ? 'L' : 'M'}${n(px)} ${n(y)}`
    }
  const centre = spotAt(stage, x, z)
  return (
    shapesOnGround(stage, [
      [roundOutline(x, z, radius * 1.3, radius, 0.04), alpha(deep, 0.35)],
      [roundOutline(x, z, radius * 0.7, radius * 0.55, 0.04), alpha(deep, 0.45)],
      [roundOutline(x, z, radius * 0.24, radius * 0.18, 0.04), deep],
    ]) + line(data, alpha(foam, 0.6), Math.max(4, 26 * centre.scale))
  )
}

/** Reeds that stand at an edge, as one shape; heights in world units. */
export function reedBed(
  stage: Stage,
  places: readonly (readonly [x: number, z: number])[],
  height: number,
  colour: string,
): string {
  const { random } = stage.context
  return shape(
    places
      .flatMap(([x, z]) => {
        const { x: px, y, scale } = spotAt(stage, x, z)
        return Array.from({ length: 6 }, () => {
          const sx = px + random.between(-150, 150) * scale
          const h = height * scale * random.between(0.6, 1.1)
          const lean = random.between(-0.2, 0.2) * h
          const w = Math.max(1.5, 16 * scale)
          return `M${n(sx - w)} ${n(y)}Q${n(sx)} ${n(y - h * 0.6)} ${n(sx + lean)} ${n(y - h)}Q${n(sx + w)} ${n(y - h * 0.5)} ${n(sx + w)} ${n(y)}Z`
        })
      })
      .join(''),
    colour,
  )
}
