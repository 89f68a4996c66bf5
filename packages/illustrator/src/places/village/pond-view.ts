import { shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { line, place, shape } from '../../canvas/svg.ts'
import { bullockCart } from '../../scenery/farm-things.ts'
import { shrub } from '../../scenery/shrub.ts'
import { matkaStack } from '../../scenery/vessels.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { streamAcross, WAVES } from '../ground-cover.ts'
import { groundAt, groundOf, hillsOf, treeLine } from '../open-country.ts'
import { cuboid, onGround } from '../solid.ts'
import { palmOf } from '../under-snow.ts'
import { swayed } from '../weather.ts'
import { hut } from './hut.ts'
import type { Part, Scheme } from './scheme.ts'

export function pond(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light, random } = context
  const m = view.zOf('middle')
  const near = m * 1.5
  const far = near + m * 2.6
  const pads = Array.from({ length: 22 }, (_, i) => {
    const z = near + 200 + (far - near - 400) * random.next()
    const x = view.xOf((random.chance(0.5) ? 1 : -1) * random.between(0.1, 1.05), z)
    const r = random.between(110, 190)
    return onGround(
      stage,
      x,
      z,
      shape(
        `M0 0L${n(r * 0.9)} ${n(-r * 0.36)}A${n(r)} ${n(r)} 0 1 1 ${n(r * 0.9)} ${n(r * 0.36)}Z`,
        light.land(i % 3 ? '#6fa85c' : '#8abb68'),
      ),
    )
  }).join('')
  const lotuses: Piece[] = Array.from({ length: 6 }, (_, i) => {
    const z = near + 260 + i * ((far - near) / 8)
    return stage.stand(lotus(stage), [view.xOf([-0.9, 0.78, -0.55, 0.5, -0.2, 0.95][i] ?? 0, z), 0, z])
  })
  const steps = light.land('#d2bd9a')
  const [gx] = groundAt(stage, 0.74, near)
  const ghat = [0, 1, 2]
    .map(i =>
      cuboid(
        stage,
        { x: gx, z: near - 560 + i * 190, width: 2300, height: 250 - i * 80, depth: 200 },
        { front: shade(steps, 0.16), side: shade(steps, 0.3), top: tint(steps, 0.2 - i * 0.08) },
      ),
    )
    .reverse()
    .join('')
  return {
    far: hillsOf(stage, ['#9db3a4', '#aebd78'], { height: 0.8 }) + treeLine(stage, '#4f8a5c', 80, 0.24),
    ground:
      groundOf(stage, '#aab866', { blades: '#7d9448' }) +
      streamAcross(stage, near, far, light.land('#b89a6a')) +
      (view.pitch > -5 && !light.snowy ? pads : ''),
    pieces: [
      ...(light.snowy ? [] : lotuses),
      hut(stage, scheme, 2, view.xOf(-0.66, far + 700), far + 700, 2200, false),
      hut(stage, scheme, 0, view.xOf(0.34, far + 1500), far + 1500, 2100, false),
      ...[-0.98, -0.16, 0.72, 0.96].map((share, i) =>
        stage.stand(
          swayed(stage, palmOf(stage, 4400 + i * 300, i % 2 ? -0.16 : 0.14), 5),
          groundAt(stage, share, far + 300 + i * 200),
        ),
      ),
      { depth: view.depthOf([gx, 0, near - 560]), kind: 'scenery', drawing: ghat },
      stage.stand(matkaStack(context, 270), [gx + 620, 250, near - 460]),
      stage.stand(bullockCart(context), groundAt(stage, -1, m * 1.15), { scale: 0.8 }),
      stage.stand(shrub(context, 300, '#7fa552', ['#f2c46a']), groundAt(stage, 0.98, m * 0.5)),
    ],
    gap: [near - WAVES, far],
    spots: { steps: { at: [gx - 300, 0, near - 580], seat: 250 } },
  }
}

function lotus({ context }: Stage): string {
  const { light } = context
  const pink = light.land('#f09ab0')
  return (
    line('M0 0V-120', light.land('#6f9a54'), 16) +
    place(
      [-56, 56, -28, 28, 0]
        .map((turn, i) =>
          place(
            shape(
              'M0 0C-50 -50 -36 -150 0 -190C36 -150 50 -50 0 0Z',
              i < 2 ? shade(pink, 0.14) : i < 4 ? pink : tint(pink, 0.4),
            ),
            0,
            0,
            { turn },
          ),
        )
        .join(''),
      0,
      -110,
    )
  )
}
