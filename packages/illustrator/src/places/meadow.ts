import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { n, taper } from '../canvas/path.ts'
import { ellipse, line, shape } from '../canvas/svg.ts'
import { crown } from '../scenery/crowns.ts'
import { sugarcane } from '../scenery/farm-things.ts'
import { rock } from '../scenery/land.ts'
import { leafyFrame } from '../scenery/leaves.ts'
import { shrub } from '../scenery/shrub.ts'
import { banyanTree, gulmohar, mangoTree, neemTree } from '../scenery/village-trees.ts'
import type { Vec3 } from '../space/vec3.ts'
import { createSettingScene, type DrawSetting, type Piece, type SettingScene, type Stage } from '../stage/stage.ts'
import { dappledShade, flowersOn, furrows, streamAcross, WAVES } from './ground-cover.ts'
import { grassFront, groundOf, hillsOf, pathOf, scatter, skyOf, treeLine } from './open-country.ts'
import { pond } from './pond.ts'
import { onGround } from './solid.ts'
import { inWeather, swayed } from './weather.ts'

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { grass: '#a5c866', blossoms: ['#f4a9a0', '#fbe6a6', '#f6f0e4'], tree: mangoTree },
  { grass: '#9cc46a', blossoms: ['#f2c12e', '#f7dd7a', '#f6f0e4'], tree: neemTree },
  { grass: '#b0c864', blossoms: ['#b58ad0', '#f0a0b8', '#f6f0e4'], tree: gulmohar },
]

/**
 * Side 0: flowers and a path; 1: below a banyan at the stream; 2: along the sugarcane; 3: a stream with stepping stones, in
 * `flood` its far bank, where the mint grows, and when it is `dry` the bank of a pond, seen from the water.
 */
export const meadow: DrawSetting = inWeather(stage => {
  const { context, camera } = stage
  const { light } = context
  const scheme = context.bookRandom.fork('meadow').pick(SCHEMES)
  const grass = scheme.grass
  const dry = stage.states.has('dry')
  const view = VIEWS[stage.side] ?? VIEWS[0]
  const scene = view(stage, {
    grass: dry ? '#cdbb76' : grass,
    blossoms: scheme.blossoms.map(each => light.land(each)),
    tree: scheme.tree,
  })
  return createSettingScene({
    ...scene,
    sky: skyOf(stage),
    front:
      grassFront(stage, light.land(shade(grass, 0.34))) +
      (scene.front ?? (camera === 'wide' ? leafyFrame(context, light.land('#5d9150'), { above: false }) : '')),
  })
})

interface Scheme {
  grass: string
  blossoms: readonly string[]
  tree: (context: Stage['context'], height: number) => string
}
type Part = Partial<SettingScene> & Pick<SettingScene, 'ground'>

const bushes = (stage: Stage, count: number, clear: number): Piece[] =>
  scatter(
    stage,
    count,
    i =>
      shrub(
        stage.context,
        stage.context.random.between(220, 420),
        i % 2 ? '#6f9c56' : '#86ad5a',
        i % 3 ? [] : ['#f6f0e4', '#f2c46a'],
      ),
    { from: 'middle', to: 'far', clear },
  )

function flowers(stage: Stage, { grass, blossoms, tree }: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const isWet = stage.weather === 'rain' && stage.camera !== 'close-up'
  const lone = (share: number, z: number, height: number) =>
    stage.stand(swayed(stage, tree(context, height), 5), [view.xOf(share, z), 0, z])
  return {
    far: hillsOf(stage, ['#8fb0a0', '#8fb768']) + treeLine(stage, '#5f9468', 44, 0.34),
    ground:
      groundOf(stage, grass) +
      furrows(stage, {
        near: view.zOf('far') * 1.2,
        far: view.zOf('horizon'),
        from: -9000,
        to: -1500,
        step: 560,
        colour: alpha(light.land('#e3c95c'), 0.7),
        width: 330,
      }) +
      pathOf(stage, light.land(isWet ? '#8f6c48' : '#e6cd9a'), { width: isWet ? 420 : 190, towards: 0.24 }) +
      (isWet ? puddles(stage) : '') +
      flowersOn(stage, stage.states.has('blooming') ? 190 : 90, blossoms),
    pieces: [
      lone(0.5, 9500, 4200),
      ...(stage.camera === 'close-up' ? [] : [lone(-0.8, 12500, 3800), lone(-0.98, 6800, 3900)]),
      ...bushes(stage, 7, 0.72),
    ],
  }
}

/** Water that stands in the ruts of a path. */
function puddles(stage: Stage): string {
  const water = mix(stage.context.light.land('#7f9fb4'), stage.sky[2], 0.4)
  return (
    [
      [-330, -260, 190],
      [210, 60, 150],
      [-120, 700, 170],
      [260, 1300, 150],
    ] as const
  )
    .map(([x, z, r]) =>
      onGround(
        stage,
        x,
        z,
        ellipse(0, 0, r, r * 0.62, water) + ellipse(-r * 0.2, -r * 0.1, r * 0.5, r * 0.2, tint(water, 0.3)),
      ),
    )
    .join('')
}

function banyan(stage: Stage, { grass, blossoms }: Scheme): Part {
  const { view, context, camera } = stage
  const { light } = context
  const z = view.zOf('middle') * 1.35
  const share = camera === 'close-up' || camera === 'detail' ? -1.3 : -1.06
  const x = view.xOf(share, z)
  const ground = light.land(grass)
  return {
    far: hillsOf(stage, ['#86a8a4', '#9aba70'], { height: 0.7 }) + treeLine(stage, '#6f9c64', 60, 0.28),
    ground:
      groundOf(stage, grass) +
      streamAcross(stage, z + 260, z + 2600, light.land('#b89a6a')) +
      dappledShade(stage, x + 500, z - 500, 2100, ground) +
      flowersOn(stage, 36, blossoms, 28),
    pieces: [
      stage.stand(swayed(stage, banyanTree(context, 4300), 2), [x, 0, z]),
      ...[0.16, 0.38, 0.62, 0.86].map((at, i) =>
        stage.stand(mintTuft(stage), [view.xOf(at, z * 0.5), 0, z * (i % 2 ? 0.36 : 0.56)]),
      ),
      { ...stage.stand(limb(stage), [x, 0, z]), depth: view.depthOf([x, 0, z]) - 20 },
      stage.stand(rock(context, 0, 10, 620, 270, light.land('#a9a08c')), [x + 760, 0, z - 260]),
      ...bushes(stage, 5, 0.8),
    ],
    gap: [z + 260 - WAVES, z + 2600],
    spots: {
      seat: { at: [x + 760, 0, z - 290], seat: 250 },
      branch: { at: [x + 900, 0, z - 60], seat: 1480 },
    },
  }
}

function cane(stage: Stage, { grass, blossoms }: Scheme): Part {
  const { view, context } = stage
  const { random, light } = context
  // The cane begins well to the right of whoever walks on the track.
  const edge = view.xOf(0.62, view.zOf('middle')) + 950
  const rows: Piece[] = Array.from({ length: 6 }, (_, i) => {
    const z = view.zOf('near') + 500 + i * 620
    return stage.stand(swayed(stage, sugarcane(context, 1300, random.between(2100, 2500), i < 3 ? 9 : 7), 9), [
      edge + i * 60,
      0,
      z,
    ])
  })
  const prints = Array.from({ length: 9 }, (_, i) => {
    const z = -500 + i * 380
    const mud = light.land('#86603f')
    const hoof = `M-34 40Q-60 -40 -8 -60V40ZM34 40Q60 -40 8 -60V40Z`
    return onGround(
      stage,
      -260 + 90 * Math.sin(i * 1.1) + (i % 2 ? 90 : 0),
      z,
      ellipse(0, 0, 84, 90, shade(mud, 0.2)) + shape(hoof, shade(mud, 0.6)),
    )
  }).join('')
  return {
    far: hillsOf(stage, ['#8b93ac', '#86a878'], { height: 1.2 }),
    ground:
      groundOf(stage, grass) +
      pathOf(stage, light.land('#c4a06c'), { width: 330, wind: 120, towards: 0.05 }) +
      prints +
      flowersOn(stage, 24, blossoms, 26),
    pieces: [
      ...rows,
      ...Array.from({ length: 3 }, (_, i) => {
        const z = view.zOf('far') + i * 900
        return stage.stand(sugarcane(context, 1700, 2400, 7), [view.xOf(-0.9 + i * 0.12, z), 0, z])
      }),
    ],
    front: '',
  }
}

function stream(stage: Stage, scheme: Scheme): Part {
  if (stage.states.has('dry')) return pond(stage, scheme)
  const { grass, blossoms } = scheme
  const { view, context } = stage
  const { random, light } = context
  const isFarBank = stage.states.has('flood')
  const near = view.zOf('middle') * (isFarBank ? 0.7 : 0.4)
  const far = view.zOf('far') * (isFarBank ? 1.3 : 0.88)
  const stoneAt = (i: number): Vec3 => [
    (isFarBank ? view.xOf(0.86, near) - i * 170 : 260 + i * 50) + 70 * Math.sin(i * 2),
    0,
    near + 120 + ((far - near - 240) * i) / 5,
  ]
  const stones: Piece[] = Array.from({ length: 6 }, (_, i) =>
    stage.stand(rock(context, 0, 20, random.between(320, 400), 90, light.land('#a9a596')), stoneAt(i)),
  )
  const mint: Piece[] = Array.from({ length: isFarBank ? 12 : 11 }, (_, i) => {
    const z = isFarBank ? near * (i % 2 ? 0.85 : 0.6) : far + 60 + random.between(0, 160)
    const share = isFarBank ? (i < 6 ? -1.06 + i * 0.07 : 0.96 + (i - 6) * 0.06) : -1 + i * 0.2
    return stage.stand(mintTuft(stage), [view.xOf(share + random.between(-0.04, 0.04), z), 0, z])
  })
  return {
    far: hillsOf(stage, ['#8fa8b0', '#7fae78']) + treeLine(stage, '#5f9468', 70, 0.2),
    ground:
      groundOf(stage, grass) +
      flowersOn(stage, 30, blossoms, 28) +
      streamAcross(stage, near, far, light.land('#b89a6a')),
    pieces: [
      ...stones,
      ...mint,
      stage.stand(swayed(stage, neemTree(context, 3900), 5), [
        view.xOf(isFarBank ? 1.02 : -0.95, far + 700),
        0,
        far + 700,
      ]),
      ...(isFarBank
        ? [0, 1, 2].map(i =>
            stage.stand(sugarcane(context, 1500, 2300, 7), [
              view.xOf(-0.9 + i * 0.3, far + 900),
              0,
              far + 900 + i * 200,
            ]),
          )
        : []),
      ...[-0.7, 0.74, 0.98].map(share =>
        stage.stand(shrub(context, 340, '#6f9c56'), [view.xOf(share, far + 500), 0, far + 500]),
      ),
    ],
    front: '',
    gap: [near - WAVES, far],
    spots: { stones: { at: stoneAt(0), seat: 60 } },
  }
}

/** A low branch of the banyan, wide enough to sit on, with leaves at its end. */
function limb({ context }: Stage): string {
  const { light } = context
  const bark = light.land('#8d7763')
  return (
    shape(
      taper(
        [
          [0, -1560],
          [420, -1500],
          [900, -1450],
          [1500, -1540],
        ],
        110,
        34,
      ),
      context.defs.verticalGradient(tint(bark, 0.14), shade(bark, 0.16)),
    ) + crown(context, [[1560, -1560, 300, 170]], light.land('#5f9a4f'), { tips: 20, leafLength: 110 })
  )
}

/** A clump of wild mint. */
function mintTuft({ context }: Stage): string {
  const { random, light } = context
  let leaves = ''
  let stems = ''
  for (let i = 0; i < 7; i++) {
    const x = (i - 3) * 46 + random.between(-16, 16)
    const h = random.between(200, 330)
    stems += `M${n(x)} 0V${n(-h)}`
    for (let k = 1; k < 5; k++)
      leaves += `M${n(x)} ${n((-h * k) / 4)}q-60 -50 -84 6q50 30 84 -6ZM${n(x)} ${n((-h * k) / 4)}q60 -50 84 6q-50 30 -84 -6Z`
  }
  const green = light.land('#5f9e5a')
  return (
    ellipse(0, 0, 190, 18, alpha(shade(green, 0.4), 0.5)) + line(stems, shade(green, 0.2), 10) + shape(leaves, green)
  )
}
const VIEWS = [flowers, banyan, cane, stream] as const
