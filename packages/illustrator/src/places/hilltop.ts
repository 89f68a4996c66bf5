import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { box, ellipse, line, place, shape } from '../canvas/svg.ts'
import { scarecrow } from '../scenery/farm-things.ts'
import { mountains, rock } from '../scenery/land.ts'
import { shrub } from '../scenery/shrub.ts'
import { hazeOf } from '../scenery/skies.ts'
import { snowyRock } from '../scenery/snow.ts'
import { gulmohar, neemTree } from '../scenery/village-trees.ts'
import type { Vec3 } from '../space/vec3.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../stage/stage.ts'
import { isNarrow } from './framing.ts'
import { cracksOn, flowersOn } from './ground-cover.ts'
import { clumps, grassFront, groundAt, groundOf, hillsOf, pathOf, skyOf } from './open-country.ts'
import { underSnow } from './under-snow.ts'
import { plateau, valleyBelow } from './valley.ts'
import { inWeather, swayed } from './weather.ts'

const DRY = '#c9a66c'
const WINTER = '#eef3fa'
/** Of the scarecrow, as in pictures in which it is one of the objects. */
const COAT = '#8a5f8c'
const GREENS = ['#93be62', '#a3c466', '#8ab86a'] as const

/** Side 0: the scarecrow above the valley; 1: along the ridge to a tree; 2: the brink; 3: up the slope to the top. */
export const hilltop: DrawSetting = inWeather(bare => {
  const stage = underSnow(bare)
  const { context, states } = stage
  const { light } = context
  const random = context.bookRandom.fork('hilltop')
  const dry = states.has('dry')
  const grass = dry ? DRY : light.snowy ? WINTER : random.pick(GREENS)
  const scheme: Scheme = {
    grass,
    dry,
    leafy: random.chance(0.5) && !dry && !light.snowy ? gulmohar : neemTree,
    cover:
      groundOf(stage, grass, dry ? { grassy: false, marks: 60 } : {}) +
      (dry ? cracksOn(stage, light.land(grass)) + clumps(stage, 24, light.land('#a8904a'), 80) : '') +
      (states.has('blooming')
        ? flowersOn(stage, 110, ['#f4a9a0', '#fbe6a6', '#f6f0e4', '#c79ad8'].map(light.land))
        : dry
          ? ''
          : flowersOn(stage, 34, ['#fbe6a6', '#f6f0e4'].map(light.land), 26)),
  }
  const view = VIEWS[stage.side] ?? VIEWS[0]
  return createSettingScene({
    ...view(stage, scheme),
    sky: skyOf(stage, { clouds: dry ? 3 : 6 }),
    front: grassFront(stage, light.land(dry ? '#94763f' : shade(grass, 0.34)), dry ? 60 : 90),
  })
})

interface Scheme {
  grass: string
  dry: boolean
  leafy: (context: Stage['context'], height: number) => string
  cover: string
}
type Part = Partial<SettingScene> & Pick<SettingScene, 'ground'>

const boulder = ({ context }: Stage, width: number, height: number): string =>
  context.light.snowy
    ? snowyRock(context, width, height)
    : rock(context, 0, 16, width, height, context.light.land('#b3a48c'))

const stones = (stage: Stage, places: readonly (readonly [share: number, z: number, width: number])[]): Piece[] =>
  places.map(([share, z, width]) => stage.stand(boulder(stage, width, width * 0.42), groundAt(stage, share, z)))

const ranges = (stage: Stage): string => {
  const horizon = horizonOf(stage)
  const haze = hazeOf(stage.context, stage.sky)
  return mountains(stage.context, horizon + 10, 190, haze('#7f93ae', 0.66), null)
}

function scarecrowView(stage: Stage, { grass, cover, dry }: Scheme): Part {
  const { view, context } = stage
  const near = view.zOf('middle')
  const happy = stage.states.has('blooming')
  const edge = (x: number) => near * 1.5 + 140 * Math.sin(x / 900) + 120 * Math.sin(x / 380)
  return {
    far: ranges(stage) + hillsOf(stage, ['#8fb0a0'], { height: 0.8 }) + valleyBelow(stage),
    ground: plateau(stage, edge, context.light.land(grass), cover),
    pieces: [
      // Close to the figures only a sleeve of it would be seen.
      ...(isNarrow(stage)
        ? []
        : [
            stage.stand(
              swayed(stage, scarecrow(context, { happy, shirt: COAT }), 3),
              groundAt(stage, 0.74, near * 1.36),
              {
                scale: (0.72 * view.stature) / 1000,
              },
            ),
          ]),
      ...(dry
        ? [stage.stand(shrub(context, 300, '#a3a45c'), groundAt(stage, isNarrow(stage) ? 0.8 : 0.1, near * 1.3))]
        : []),
      ...stones(stage, [
        [-0.86, near * 1.1, 520],
        [-0.66, near * 1.3, 300],
        [0.94, near * 1.2, 420],
      ]),
    ],
  }
}

function ridge(stage: Stage, { grass, cover, leafy, dry }: Scheme): Part {
  const { view, context } = stage
  const near = view.zOf('middle')
  const edge = (x: number) =>
    (x < -200 ? near * 1.3 + (-x / 1000) * -240 : near * 1.3 + ((x + 200) / 1000) ** 1.4 * 2600) +
    120 * Math.sin(x / 420)
  const tree = groundAt(stage, 0.72, near * 1.7)
  return {
    far: ranges(stage) + hillsOf(stage, ['#8fb0a0', '#a3bd7c'], { height: 1.2 }) + valleyBelow(stage, { water: false }),
    ground: plateau(stage, edge, context.light.land(grass), cover),
    pieces: [
      // A dry hill bears no tree, so nobody has put a bench there.
      ...(dry
        ? [
            stage.stand(
              rock(context, 0, 16, 1500, 760, context.light.land('#b3a48c')),
              groundAt(stage, 0.86, near * 1.5),
            ),
            stage.stand(shrub(context, 380, '#a3a45c'), groundAt(stage, 0.96, near * 1.1)),
          ]
        : [
            stage.stand(swayed(stage, leafy(context, 3300), 6), tree),
            stage.stand(bench(stage), [tree[0] - 760, 0, near * 1.3]),
          ]),
      ...stones(stage, [[-0.9, near * 0.9, 380], ...(dry ? [] : ([[0.95, near * 0.8, 560]] as const))]),
      ...(dry ? [] : [stage.stand(shrub(context, 300, '#86a85a'), groundAt(stage, -0.98, near * 0.6))]),
    ],
    spots: dry ? {} : { seat: { at: [tree[0] - 760, 0, near * 1.3 - 80], seat: 400 } },
  }
}

/** A bench of a stone slab on two blocks. */
function bench({ context }: Stage): string {
  const stone = context.light.land('#c2b49c')
  return (
    ellipse(0, 6, 620, 46, context.light.shadow) +
    box(-430, -330, 150, 330, shade(stone, 0.2)) +
    box(280, -330, 150, 330, shade(stone, 0.2)) +
    box(-560, -410, 1120, 100, stone, 14) +
    box(-560, -410, 1120, 26, tint(stone, 0.34), 12)
  )
}

function brink(stage: Stage, { grass, dry, cover }: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const near = view.zOf('middle')
  // The rim runs close behind the figures, and a ledge sticks out over the drop.
  const rim = near * (view.pitch > 20 ? 0.42 : 1.1)
  const edge = (x: number) =>
    rim + 60 * Math.sin(x / 500) + (Math.abs(x - 700) < 520 ? 380 * Math.cos(((x - 700) / 520) * 1.57) : 0)
  const cliff = light.land(dry ? '#b08a5c' : '#a3927a')
  const strata = [0.3, 0.55, 0.8].map(t => `M-1400 ${n(2600 * t)}q700 ${n(70 - 90 * t)} 1400 -20t1400 30`).join('')
  const crag =
    shape(
      'M-1300 0Q-1180 -60 -900 -20L-760 40Q-600 300 -680 800Q-560 1500 -760 2600H-2200V60Q-1700 -40 -1300 0Z',
      context.defs.horizontalGradient(shade(cliff, 0.3), cliff, tint(cliff, 0.16)),
    ) + line(strata, alpha(shade(cliff, 0.4), 0.3), 16)
  // The plateau hides its foot.
  const beyond =
    stage.stand(crag, groundAt(stage, -0.5, near * 3.2)).drawing +
    stage.stand(shrub(context, 360, '#7d9c54'), [view.xOf(-0.5, near * 3.2) - 1300, 0, near * 3.2]).drawing
  return {
    far:
      ranges(stage) +
      hillsOf(stage, ['#9fb4bc', '#8fb0a0'], { height: 0.7 }) +
      valleyBelow(stage, { depth: 7000 }) +
      beyond,
    ground: plateau(stage, edge, light.land(grass), cover),
    pieces: [
      ...stones(stage, [
        [0.92, near * 0.3, 620],
        [-0.94, near * 0.3, 460],
        [-0.62, rim * 0.96, 700],
        [0.34, rim * 0.98, 420],
      ]),
      // Seen from above, the scarecrow is on this side of the drop.
      ...(dry && view.pitch > 20
        ? [
            stage.stand(scarecrow(context, { shirt: COAT }), groundAt(stage, 0.7, near * 0.1), {
              scale: (0.52 * view.stature) / 1000,
            }),
          ]
        : []),
      ...birds(stage, edge),
      stage.stand(light.snowy ? snowyRock(context, 760, 280) : rock(context, 0, 10, 760, 300, light.land('#b3a48c')), [
        700,
        0,
        near * 0.56,
      ]),
    ],
    spots: { ledge: { at: [Math.min(700, view.xOf(0.44, near * 0.56)), 0, near * 0.56 - 30], seat: 280 } },
  }
}

/** Kites, the birds, that circle at eye level: the drop is deep. Those that the plateau hides are left out. */
function birds(stage: Stage, edge: (x: number) => number): Piece[] {
  const { light } = stage.context
  const dark = mix(light.land('#6a4f3f'), stage.sky[2], 0.2)
  const bird = shape(
    'M0 0C-60 -70 -150 -90 -260 -60C-180 -60 -90 -30 -40 20L-20 60L0 40L20 60L40 20C90 -30 180 -60 260 -60C150 -90 60 -70 0 0Z',
    dark,
  )
  const { project, xOf } = stage.view
  const rim = Math.min(...[-1200, -400, 400, 700, 1000].map(x => project([x, 0, edge(x)])[1]))
  return (
    [
      [-0.3, 700, 9000],
      [0.42, 300, 11000],
      [0.1, -900, 8000],
    ] as const
  )
    .map(([share, y, z]): Vec3 => [xOf(share, z), y, z])
    .filter(at => project(at)[1] < rim - 140)
    .map(at => stage.stand(bird, at))
}

function slope(stage: Stage, { grass, cover, dry, leafy }: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const horizon = horizonOf(stage)
  const lit = light.land(grass)
  const [, foot] = view.project([0, 0, view.zOf('far')])
  // The hill goes on behind the figures, up to its bald top.
  const k = Math.min(1.2, view.scaleAt([0, 0, view.zOf('far')]) / 0.3)
  // What stands on the top is seen whole, below the strip that books crop.
  const top = Math.min(horizon - 120 * k, Math.max(horizon - 330 * k, 150 + 270 * k))
  const rise =
    horizon < 0
      ? ''
      : shape(
          `M-60 ${n(foot + 30)}V${n(horizon - 60 * k)}C300 ${n(horizon - 120 * k)} 560 ${n(top)} 900 ${n(top)}S1400 ${n(horizon - 140 * k)} 1600 ${n(horizon - 40 * k)}V${n(foot + 30)}Z`,
          context.defs.verticalGradient(tint(lit, 0.14), lit, lit),
        ) +
        line(
          Array.from(
            { length: 26 },
            (_, i) => `M${n(140 + ((i * 331) % 1300))} ${n(horizon - 30 - ((i * 53) % 120) * k)}q40 -14 90 -8`,
          ).join(''),
          alpha(shade(lit, 0.5), 0.2),
          6,
        )
  // It would be a hat on the head of somebody who is near.
  const hasGuard = horizon >= 0 && (!dry || stage.camera === 'wide')
  const guard = dry
    ? place(scarecrow(context, { shirt: COAT }), 905, top + 8, { scale: 0.16 * k })
    : place(leafy(context, 3000), 905, top + 8, { scale: 0.13 * k })
  const path =
    horizon < 0
      ? ''
      : line(
          `M760 ${n(foot + 40)}C900 ${n(horizon + 20)} 620 ${n(horizon - 90 * k)} 800 ${n(horizon - 180 * k)}S900 ${n(top + 30)} 896 ${n(top)}`,
          light.land('#e2c795'),
          26,
        )
  return {
    far: hillsOf(stage, ['#8fb0a0'], { height: 0.8 }) + rise + path + (hasGuard ? guard : ''),
    ground: cover + pathOf(stage, light.land('#e2c795'), { width: 150, wind: 200, towards: 0.1 }),
    pieces: [
      ...stones(stage, [
        [-0.84, view.zOf('middle'), 620],
        [0.9, view.zOf('middle') * 1.6, 500],
        [-0.98, view.zOf('far') * 0.6, 900],
      ]),
      stage.stand(
        shrub(context, 420, '#86a85a', dry || light.snowy ? [] : ['#f2c46a']),
        groundAt(stage, 0.92, view.zOf('middle') * 0.8),
      ),
    ],
  }
}

const VIEWS = [scarecrowView, ridge, brink, slope] as const
