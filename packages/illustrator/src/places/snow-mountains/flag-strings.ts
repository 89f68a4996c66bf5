import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n, type Point } from '../../canvas/path.ts'
import { ellipse, line, shape } from '../../canvas/svg.ts'
import type { Vec3 } from '../../space/vec3.ts'
import type { Piece, Stage } from '../../stage/stage.ts'

/** Of sky, air, fire, water and earth, in the order in which they hang on passes. */
const COLOURS = ['#3f7fc4', '#f7f4ec', '#d8463f', '#4f9e5c', '#f2c33e'] as const

/** A pole of peeled wood with a knob, standing at (0, 0). */
export function flagPole({ context }: Stage, height: number): string {
  const wood = context.light.land('#9c7350')
  return (
    line(`M0 20V${-height}`, shade(wood, 0.12), 74) +
    line(`M14 20V${-height}`, tint(wood, 0.2), 26) +
    ellipse(0, -height - 20, 60, 66, context.light.land('#e0b04a'))
  )
}

/** A cord with square flags that sags between two points of the world. `sag` is in world units. */
export function flagString(stage: Stage, from: Vec3, to: Vec3, { sag, count }: { sag: number; count: number }): Piece {
  const { view, context, weather } = stage
  const { light, random } = context
  const at = (t: number): Vec3 => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
    from[2] + (to[2] - from[2]) * t,
  ]
  const cord = Array.from({ length: 25 }, (_, i): Point => view.project(at(i / 24)))
  const blown = weather === 'wind' ? 0.6 : 0.14
  const flags = Array.from({ length: count }, (_, i) => {
    const [a, b] = [at((i + 0.12) / count), at((i + 0.88) / count)]
    const [ax, ay] = view.project(a)
    const [bx, by] = view.project(b)
    const drop = (bx - ax) * 1.12
    const lean = drop * (blown + random.between(-0.1, 0.1))
    const wave = drop * random.between(0.04, 0.1)
    const colour = light.land(COLOURS[i % COLOURS.length] ?? COLOURS[0])
    const outline = `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}Q${n(bx + lean * 0.3)} ${n(by + drop * 0.5)} ${n(bx + lean)} ${n(by + drop)}Q${n((ax + bx) / 2 + lean)} ${n((ay + by) / 2 + drop + wave * 2)} ${n(ax + lean)} ${n(ay + drop)}Q${n(ax + lean * 0.3)} ${n(ay + drop * 0.5)} ${n(ax)} ${n(ay)}Z`
    const fold = `M${n(ax + (bx - ax) * 0.36)} ${n(ay + (by - ay) * 0.36)}q${n(lean * 0.3 + wave)} ${n(drop * 0.5)} ${n(lean)} ${n(drop)}`
    return shape(outline, colour) + line(fold, alpha(shade(colour, 0.5), 0.24), Math.max(3, drop * 0.06))
  })
  return {
    depth: Math.min(view.depthOf(from), view.depthOf(to)),
    kind: 'scenery',
    drawing:
      line(
        `M${cord.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`,
        light.land('#6d5a4c'),
        Math.max(3, 20 * view.scaleAt(from)),
      ) + flags.join(''),
  }
}
