import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, circle, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { diya, matkaStack } from '../../scenery/vessels.ts'
import { horizonOf, type Piece, type Stage } from '../../stage/stage.ts'
import { paving } from '../ground-cover.ts'
import { outline } from '../perspective.ts'
import { cuboid, face, inQuad, onFront, wallCorners } from '../solid.ts'
import { pillar } from './pillar.ts'
import { KERB, type Part, type Scheme } from './scheme.ts'

export function gallery(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light, defs } = context
  const m = view.zOf('middle')
  const stone = light.land(scheme.stone)
  const half = Math.max(1150, view.xOf(0.64, m)) + (stage.camera === 'close-up' ? 300 : 0)
  const height = 2500
  const end = m * 1.6 + 4200
  const near = view.zOf('foreground') * 1.5
  const gap = 1400
  const count = 5
  const bright = light.dark ? '#f6d9a0' : '#fff3cf'
  const walls = [-1, 1]
    .map(s => {
      const outer = s * (half + 1000)
      return face(
        stage,
        s === 1
          ? wallCorners([outer, end], [outer, near], 0, height)
          : wallCorners([outer, near], [outer, end], 0, height),
        shade(stone, s === 1 ? 0.5 : 0.56),
      )
    })
    .join('')
  const ceiling = shape(
    outline(stage, [
      [-half - 1000, height, near],
      [-half - 1000, height, end],
      [half + 1000, height, end],
      [half + 1000, height, near],
    ]),
    shade(stone, 0.56),
  )
  const back = shape(outline(stage, wallCorners([-half - 1000, end], [half + 1000, end], 0, height)), shade(stone, 0.4))
  const arch = onFront(stage, 0, 0, end - 8, archOfLight(stage, half * 1.5, scheme))
  const floor = stage.area(
    [
      [-half - 1000, near],
      [half + 1000, near],
      [half + 1000, end],
      [-half - 1000, end],
    ],
    defs.verticalGradient(tint(stone, 0.2), shade(stone, 0.1), shade(stone, 0.3)),
  )
  const path = stage.area(
    [
      [-half * 0.7, end],
      [half * 0.7, end],
      [half * 1.1, -400],
      [-half * 1.1, -400],
    ],
    defs.verticalGradient(alpha(bright, 0.6), alpha(bright, 0)),
  )
  const seams =
    horizonOf(stage) >= SIZE
      ? ''
      : paving(stage, { near: -9000, far: end, halfWidth: half + 1000, size: 700, colour: alpha(stone, 0), share: 0.8 })
  const beams: Piece[] = Array.from({ length: count }, (_, i) => {
    const z = m * 1.35 + i * gap
    const tone = mix(shade(stone, 0.3), bright, i * 0.06)
    return {
      depth: view.depthOf([0, 0, z]) + 4,
      kind: 'scenery' as const,
      drawing:
        shape(outline(stage, wallCorners([-half - 200, z], [half + 200, z], height - 300, height)), tone) +
        line(
          `M${[0, 1]
            .map(t => inQuad(stage, wallCorners([-half - 200, z], [half + 200, z], height - 300, height), t, 0))
            .map(([x, y]) => `${n(x)} ${n(y)}`)
            .join('L')}`,
          tint(tone, 0.3),
          6,
        ),
    }
  })
  const pillars: Piece[] = Array.from({ length: count }, (_, i) =>
    [-1, 1].map(s =>
      stage.stand(pillar(stage, mix(scheme.stone, '#fff0cc', i * 0.08), height), [s * half, 0, m * 1.35 + i * gap]),
    ),
  ).flat()
  return {
    ground:
      (horizonOf(stage) >= SIZE ? box(0, 0, SIZE, SIZE, shade(stone, 0.5)) : floor + seams + path) +
      ceiling +
      walls +
      back +
      arch,
    pieces: [
      ...beams,
      ...pillars,
      stage.stand(matkaStack(context, 280), [half - 420, 0, m * 1.35]),
      {
        depth: view.depthOf([-half + 500, 0, m * 1.35]),
        kind: 'scenery',
        drawing: cuboid(
          stage,
          { x: -half + 560, z: m * 1.35, width: 760, height: KERB, depth: 300 },
          { front: shade(stone, 0.16), side: shade(stone, 0.3), top: tint(stone, 0.3) },
        ),
      },
      ...(stage.states.has('festive') || light.dark
        ? [
            stage.stand(diya(context, 90), [-half + 360, 0, m * 1.2]),
            stage.stand(diya(context, 90), [half - 300, 0, m * 1.2 + gap]),
          ]
        : []),
    ],
    front: stage.camera === 'wide' ? framePillars(stage, scheme) : '',
    spots: { door: { at: [0, 0, end - 100], seat: 0 }, ledge: { at: [-half + 560, 0, m * 1.35 - 20], seat: KERB } },
  }
}

/** The bright end of the gallery: steps that lead up to the sky. */
function archOfLight({ sky, context }: Stage, width: number, { stone }: Scheme): string {
  const { light, defs } = context
  const w = width / 2
  const pale = light.land(tint(stone, 0.4))
  const steps = Array.from({ length: 6 }, (_, i) =>
    box(-w + i * w * 0.1, -(i + 1) * 130, width - i * w * 0.2, 134, i % 2 ? tint(pale, 0.2) : pale),
  ).join('')
  const arch = `M${n(-w)} 0V-1300C${n(-w)} -1700 ${n(-w * 0.3)} -1760 0 -2050C${n(w * 0.3)} -1760 ${n(w)} -1700 ${n(w)} -1300V0Z`
  return (
    shape(arch, defs.verticalGradient(sky[1], sky[2], mix(sky[3], '#fff6dc', 0.5))) +
    steps +
    (light.dark
      ? context.moonless
        ? ''
        : circle(w * 0.3, -1350, 120, '#fdf4d6')
      : circle(
          0,
          -1100,
          w * 0.9,
          defs.radialGradient(alpha('#fff8dc', 0.8), alpha('#fff3c9', 0.2), alpha('#fff3c9', 0)),
        )) +
    line(arch, tint(pale, 0.3), 60)
  )
}

/** Dark pillars at the edges of the picture, in px. */
const framePillars = (stage: Stage, { stone }: Scheme): string => {
  const dark = shade(stage.context.light.land(stone), 0.6)
  return [-1, 1]
    .map(s =>
      place(
        box(-90, 0, 180, SIZE, dark) +
          box(-120, 1330, 240, 206, shade(dark, 0.2)) +
          shape('M-90 260Q-110 120 -290 60V-10H290V60Q110 120 90 260Z', shade(dark, 0.1)),
        s === -1 ? 20 : SIZE - 20,
        0,
      ),
    )
    .join('')
}
