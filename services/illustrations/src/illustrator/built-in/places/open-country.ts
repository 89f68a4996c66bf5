import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, type Point } from '../canvas/path.ts'
import { box, line, SIZE } from '../canvas/svg.ts'
import { land, ridge, tufts } from '../scenery/land.ts'
import { hazeOf } from '../scenery/skies.ts'
import { openSky } from '../scenery/sky.ts'
import { horizonOf, type Piece, type Stage } from '../stage/stage.ts'

/** The sky above the horizon; the whole picture if the camera looks up. */
export function skyOf(stage: Stage): string {
  const horizon = horizonOf(stage)
  return horizon < 30
    ? box(0, 0, SIZE, SIZE, stage.sky[3])
    : openSky(stage.context, stage.sky, Math.min(SIZE, horizon + 40), { count: 5 })
}

/** Rolling hills at the horizon. */
export function hillsOf(stage: Stage, colours: readonly string[]): string {
  const horizon = horizonOf(stage)
  if (horizon < -200 || horizon > SIZE) return ''
  const haze = hazeOf(stage.context, stage.sky)
  const size = stage.view.scaleAt([0, 0, stage.view.zOf('horizon')]) / 0.1
  return colours
    .map((colour, i) => {
      const top = ridge(stage.context.random, horizon - (60 - i * 34) * size, 46 * size, 0.9 + i * 0.5)
      return land(stage.context, top, haze(colour, 0.5 - i * 0.18), { marks: 16, depth: 60 })
    })
    .join('')
}

/** Flat ground from the horizon to the viewer, with brush marks that get larger towards the front. */
export function groundOf(stage: Stage, colour: string, { marks = 90, grassy = true } = {}): string {
  const { context } = stage
  const { random, defs, light } = context
  const horizon = horizonOf(stage)
  const lit = light.land(colour)
  const strokes: string[][] = [[], []]
  for (let i = 0; i < marks; i++) {
    const share = random.next() ** 1.6
    const y = Math.max(0, horizon) + 12 + (SIZE - Math.max(0, horizon)) * share
    const length = 20 + 150 * share
    const x = random.between(-60, SIZE)
    strokes[i % 2]?.push(
      `M${n(x)} ${n(y)}q${n(length / 2)} ${n(random.between(-8, 8) * share)} ${n(length)} ${n(random.between(-5, 5) * share)}`,
    )
  }
  return (
    box(0, horizon, SIZE, SIZE - horizon + 2, defs.verticalGradient(tint(lit, 0.16), lit, shade(lit, 0.14))) +
    line(strokes[0]?.join('') ?? '', alpha(shade(lit, 0.5), 0.14), 7) +
    line(strokes[1]?.join('') ?? '', alpha(tint(lit, 0.5), 0.2), 6) +
    (grassy ? tufts(context, 46, Math.max(0, horizon) + 30, SIZE, alpha(shade(lit, 0.24), 0.6), 30) : '')
  )
}

/** Copies of a drawing scattered over the ground, clear of the middle where the figures are. */
export function scatter(
  stage: Stage,
  count: number,
  draw: (i: number) => string,
  {
    from = 'middle',
    to = 'horizon',
    clear = 0.4,
  }: { from?: 'near' | 'middle'; to?: 'far' | 'horizon'; clear?: number } = {},
): Piece[] {
  const { random } = stage.context
  const { view } = stage
  return Array.from({ length: count }, (_, i) => {
    const share = (i + random.next()) / count
    const z = view.zOf(from) + (view.zOf(to) * 0.8 - view.zOf(from)) * share ** 1.8
    const aside = random.chance(0.5) ? 1 : -1
    const x = z > view.zOf('far') ? random.between(-1.3, 1.3) : aside * random.between(clear, 1.25)
    return stage.stand(draw(i), [view.xOf(x, z), 0, z], { mirrored: random.chance(0.5) })
  })
}

/** A path on the ground that winds from the viewer into the distance. */
export function pathOf(stage: Stage, colour: string, width: number, wind: number): string {
  const { view } = stage
  const edge = (side: number): Point[] =>
    Array.from({ length: 14 }, (_, i): Point => {
      const share = i / 13
      const z = view.zOf('foreground') + (view.zOf('horizon') - view.zOf('foreground')) * share ** 2.4
      return [Math.sin(share * 4.4) * wind * (1 + share * 3) + side * width, z]
    })
  return stage.area([...edge(-1), ...edge(1).reverse()], colour)
}
