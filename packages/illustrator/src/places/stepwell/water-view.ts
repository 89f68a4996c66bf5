import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { line, place, SIZE, shape } from '../../canvas/svg.ts'
import { fern } from '../../scenery/garden-plants.ts'
import { cuspedArch } from '../../scenery/openings.ts'
import { diya, matkaStack } from '../../scenery/vessels.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'
import { cracksOn, paving } from '../ground-cover.ts'
import { groundAt, groundOf } from '../open-country.ts'
import { cuboid, face, onFront, onGround, wallCorners } from '../solid.ts'
import { pillar } from './pillar.ts'
import { KERB, type Part, type Scheme } from './scheme.ts'
import { pool, terraces } from './terraces.ts'

export function water(stage: Stage, scheme: Scheme): Part {
  const { view, context, states } = stage
  const { light, random, defs } = context
  const m = view.zOf('middle')
  const stone = light.land(scheme.stone)
  const near = m * 1.16 + 60
  const far = near + 3500
  const half = Math.max(1500, view.xOf(0.98, far))
  const low = horizonOf(stage) >= SIZE
  const dim = shade(stone, 0.22)
  const [sx] = groundAt(stage, -0.66, near)
  const wall = (s: 1 | -1) => {
    const corners =
      s === 1
        ? wallCorners([half, far], [half, near - 200], 0, 3600)
        : wallCorners([-half, near - 200], [-half, far], 0, 3600)
    return face(stage, corners, shade(stone, s === 1 ? 0.42 : 0.36))
  }
  const backs = terraces(
    stage,
    { z: far, back: 240, from: 0, to: 3960, rise: 440, half: half + 1400 },
    tint(stone, 0.06),
  )
  const niche = onFront(
    stage,
    0,
    0,
    far - 10,
    cuspedArch(context, {
      width: 1000,
      height: 1500,
      colour: tint(scheme.stone, 0.5),
      wall: shade(scheme.stone, 0.3),
      inner: place(diya(context, 120), 0, 0),
    }),
  )
  const ripples = Array.from({ length: 22 }, () => {
    const z = near + (far - near) * random.next()
    const [x, y] = view.project([view.xOf(random.between(-1, 1), z), -60, z])
    const l = 190 * view.scaleAt([0, 0, z])
    return `M${n(x)} ${n(y)}q${n(l / 2)} ${n(-l * 0.1)} ${n(l)} 0`
  }).join('')
  const pads = states.has('dry')
    ? ''
    : Array.from({ length: 12 }, () => {
        const z = near + 200 + (far - near - 400) * random.next()
        const r = random.between(100, 170)
        return onGround(
          stage,
          view.xOf((random.chance(0.5) ? 1 : -1) * random.between(0.2, 0.9), z),
          z,
          shape(
            `M0 0L${n(r * 0.9)} ${n(-r * 0.36)}A${n(r)} ${n(r)} 0 1 1 ${n(r * 0.9)} ${n(r * 0.36)}Z`,
            light.land(random.chance(0.6) ? '#6fa85c' : '#8abb68'),
          ),
          -60,
        )
      }).join('')
  const steps = [2, 1, 0]
    .map(i =>
      cuboid(
        stage,
        { x: 0, z: near - 200 + i * 160, width: 13000, height: 60, depth: 160, y: -60 * i - 60 },
        { front: shade(dim, 0.2), side: dim, top: tint(dim, 0.3 - i * 0.1) },
      ),
    )
    .join('')
  const shaft =
    low || light.dark
      ? ''
      : shape(
          `M${SIZE * 0.3} 0H${SIZE * 0.62}L${SIZE * 0.86} ${SIZE}H${SIZE * 0.2}Z`,
          defs.verticalGradient(alpha('#fff6d8', 0.36), alpha('#fff3c9', 0.1), alpha('#fff3c9', 0)),
        )
  return {
    ground:
      groundOf(stage, shade(scheme.stone, 0.1), { grassy: false, marks: 20 }) +
      paving(stage, { near: -9000, far: near, halfWidth: 6000, size: 640, colour: tint(dim, 0.16), share: 0.7 }) +
      (low
        ? ''
        : pool(stage, [
            [-half, -60, near],
            [-half, -60, far],
            [half, -60, far],
            [half, -60, near],
          ])) +
      (states.has('dry')
        ? cracksOn(stage, light.land('#a9835a'))
        : low
          ? ''
          : line(ripples, alpha(tint(stage.sky[3], 0.4), 0.6), 5) + pads) +
      backs +
      wall(-1) +
      wall(1) +
      niche +
      (low ? '' : steps) +
      shaft,
    pieces: [
      stage.stand(fern(context, 420), [-half + 200, 900, far - 300]),
      stage.stand(fern(context, 380), [half - 260, 1300, far - 500]),
      stage.stand(matkaStack(context, 290), groundAt(stage, 0.86, m * 1.1)),
      {
        depth: view.depthOf([sx, 0, near - 520]),
        kind: 'scenery',
        drawing: cuboid(
          stage,
          { x: sx, z: near - 520, width: 1300, height: KERB, depth: 320 },
          { front: shade(dim, 0.14), side: shade(dim, 0.3), top: tint(dim, 0.34) },
        ),
      },
      stage.stand(pillar(stage, shade(scheme.stone, 0.2), 3400), groundAt(stage, -1.02, m * 0.9)),
      ...(light.dark
        ? [
            stage.stand(diya(context, 80), groundAt(stage, -0.6, near - 260)),
            stage.stand(diya(context, 80), groundAt(stage, 0.5, near - 240)),
          ]
        : []),
    ],
    spots: { ledge: { at: [sx, 0, near - 540], seat: KERB }, steps: { at: [sx + 280, 0, near - 540], seat: KERB } },
  }
}
