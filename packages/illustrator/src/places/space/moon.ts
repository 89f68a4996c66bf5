import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, dots, ellipse, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { land, ridge, rock } from '../../scenery/land.ts'
import { planet } from '../../scenery/planets.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, horizonOf, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { isClose, pieceAt } from '../plane.ts'
import { deepSky, dustOf, faceOfMoon, moonFace, ofSide, spaceOf } from './heavens.ts'

/** Side 0: the plain below the earth; 1: at the foot of the silver horn; 2: rings of dust in a crater; 3: the far side, in the dark. */
export const moonSurface: DrawSetting = shown => {
  const stage = ofSide(shown)
  const side = stage.side % 4
  const colours = coloursOf(stage, side === 3)
  const near = backlit(stage)
  const middle = stage.view.zOf('middle')
  const half = 768 / stage.view.scaleAt([0, 0, middle])
  const view = [plain, horn, crater, farSide][side] ?? plain
  const { sky, far, pieces, spots } = view(near, colours, { middle, half })
  return createSettingScene({
    sky: deepSky(stage, side === 3 ? 320 : 200) + sky,
    far: far + (side >= 2 ? '' : faceOnHill(stage, colours)),
    ground:
      dustOf(near, {
        colour: colours.ground,
        dark: colours.dark,
        craters: side === 2 ? 4 : 11,
        ...(side === 2 ? { rings: [0, 900] as const } : {}),
      }) + lipOf(near, colours.ground),
    pieces:
      side === 2 && faceOfMoon(stage.states) ? [...pieces, pieceAt(near, 5100, faceOnHill(stage, colours))] : pieces,
    front: stage.camera === 'wide' ? rocksInFront(near, colours) : '',
    medium: 'space',
    spots,
  })
}

interface Colours {
  ground: string
  far: string
  dark: string
}

function coloursOf({ context, camera }: Stage, shadow: boolean): Colours {
  const sky = spaceOf({ context } as Stage)
  const silver = context.bookRandom.fork('moon').pick(['#d9d3cf', '#d4d8da', '#e0d2c2', '#cfd0e0'])
  const usual = mix(mix(silver, sky[3], 0.26), sky[1], context.light.dark ? 0.2 : 0.04)
  const ground = shadow ? mix(usual, '#1a2350', 0.62) : camera === 'silhouette' ? mix(usual, '#1c1838', 0.66) : usual
  return { ground, far: mix(ground, sky[2], 0.42), dark: mix(shade(ground, 0.5), sky[0], 0.4) }
}

interface Layout {
  middle: number
  half: number
}
type DrawView = (
  stage: Stage,
  colours: Colours,
  layout: Layout,
) => {
  sky: string
  far: string
  pieces: ReturnType<typeof pieceAt>[]
  spots: Record<string, { at: readonly [number, number, number]; seat?: number }>
}

/** Hills at the horizon. */
function hills(stage: Stage, { far, ground }: Colours): string {
  const horizon = horizonOf(stage)
  if (horizon < -200 || horizon > SIZE) return ''
  const { random } = stage.context
  return (
    land(stage.context, ridge(random, horizon - 50, 56), far, { marks: 14, depth: 60 }) +
    land(stage.context, ridge(random, horizon - 12, 30), mix(far, ground, 0.5), { marks: 16, depth: 60 })
  )
}

/** The face of the moon itself, which looks, sleeps or yawns: a hill of its own ground. */
function faceOnHill(stage: Stage, { ground, far }: Colours): string {
  const face = faceOfMoon(stage.states)
  const below = stage.camera === 'from-below'
  const horizon = below ? SIZE * 0.93 : horizonOf(stage)
  if (!face || horizon < 0 || horizon > SIZE) return ''
  const [x, r] = stage.side % 4 === 1 ? [below ? 420 : 280, below ? 360 : 270] : [1270, 270]
  const base = horizon + 30
  const y = horizon - r * 0.7
  const at = (across: number, up: number) => `${n(x + across * r)} ${n(base - up * r)}`
  const hill = `M${at(-2.6, 0)}C${at(-1.7, 0)} ${at(-1.5, 0.5)} ${at(-1.12, 1.06)}C${at(-0.7, 1.98)} ${at(0.7, 1.98)} ${at(1.12, 1.06)}C${at(1.5, 0.5)} ${at(1.7, 0)} ${at(2.6, 0)}Z`
  return (
    glow(stage.context, x, y, r * 2.4, '#e4f0dc', face === 'asleep' ? 0.2 : 0.36) +
    shape(hill, stage.context.defs.verticalGradient(tint(ground, 0.5), tint(ground, 0.24), mix(far, ground, 0.8))) +
    dots(
      [
        [x - 1.3 * r, base - 0.3 * r, r * 0.1],
        [x + 1.24 * r, base - 0.46 * r, r * 0.08],
        [x - 0.2 * r, base - 1.6 * r, r * 0.07],
        [x + 0.5 * r, base - 1.42 * r, r * 0.1],
      ],
      alpha(shade(ground, 0.3), 0.3),
    ) +
    moonFace(x, y, r * 0.86, face)
  )
}

function rocksInFront({ context }: Stage, { ground, dark }: Colours): string {
  const tone = mix(ground, dark, 0.5)
  return rock(context, 60, 1590, 420, 250, tone) + rock(context, 1500, 1600, 380, 210, tone)
}

const boulder = ({ context }: Stage, colour: string, width: number, height: number): string =>
  rock(context, 0, 0, width, height, colour)

const plain: DrawView = (stage, colours, { middle, half }) => ({
  sky:
    stage.camera === 'from-above'
      ? ''
      : planet(stage.context, faceOfMoon(stage.states) ? 330 : 1150, 300, 180, '#4a92bc', 'earth'),
  far: hills(stage, colours),
  pieces: [
    stage.stand(boulder(stage, colours.far, 2600, 1500), [-half * 2.2, 0, 9000]),
    ...(faceOfMoon(stage.states)
      ? []
      : [stage.stand(boulder(stage, mix(colours.ground, colours.far, 0.5), 1500, 700), [half * 1.5, 0, 4200])]),
    stage.stand(boulder(stage, tint(colours.ground, 0.06), 900, 380), [Math.max(half * 0.74, 900), 0, middle + 160]),
    ...(isClose(stage)
      ? []
      : [stage.stand(boulder(stage, colours.ground, 520, 240), [-Math.max(half * 0.84, 1000), 0, middle + 300])]),
  ],
  spots: {
    seat: { at: [Math.max(half * 0.74, 900), 0, middle + 60], seat: 360 },
    ledge: { at: [Math.max(half * 0.74, 900), 370, middle + 150] },
  },
})

const horn: DrawView = (stage, colours, { middle, half }) => {
  // As much taller than the child for all ages.
  const size = stage.view.stature / 1000
  const x = Math.max(half * 0.7, 1000 * size)
  const z = middle + 260
  const tall = 4200
  // From below it is short, so that whoever is at its tip is in the picture.
  const below = stage.camera === 'from-below'
  const scale = (below ? 0.36 : 0.62) * size
  const broad = below ? 1.8 : 1
  return {
    sky: '',
    far: hills(stage, colours),
    pieces: [
      ...(faceOfMoon(stage.states)
        ? []
        : [stage.stand(boulder(stage, colours.far, 1900, 900), [-half * 1.5, 0, 6000])]),
      // Whoever climbs it is in front of it, also in views from below.
      {
        ...stage.stand(`<g transform="scale(${broad} 1)">${silverHorn(stage, tall)}</g>`, [x, 0, z], { scale }),
        depth: Math.max(stage.view.depthOf([x, 0, z]), stage.view.depthOf([x, tall * scale, z])),
      },
      stage.stand(boulder(stage, tint(colours.ground, 0.04), 620, 220), [
        -Math.max(half * 0.84, 1000),
        0,
        middle + 200,
      ]),
      // The thick foot of the horn stands in a heap of dust.
      {
        ...stage.stand(
          ellipse(0, 10, 560, 80, tint(colours.ground, 0.16)) +
            dots(
              [
                [-360, -10, 60],
                [320, 0, 70],
                [-130, 20, 80],
                [150, 26, 70],
              ],
              tint(colours.ground, 0.2),
            ),
          [x - 380, 0, z],
        ),
        depth: stage.view.depthOf([x, 0, z]) - 30,
      },
    ],
    spots: {
      branch: { at: [x - 90 * size, (below ? 480 : 690) * size, z - 60] },
      ledge: { at: [x + 60 * size, 1500 * size, z - 60] },
      // The tip.
      'roof-edge': { at: [x - 570 * scale * broad, 3930 * scale, z - 60] },
      steps: { at: [x - 700 * size, 0, z - 120], seat: 160 },
    },
  }
}

/** The horn of the moon: thick below, thin as a wrist at its tip, with the hook of the bell. */
function silverHorn({ context }: Stage, tall: number): string {
  const { defs, light } = context
  const silver = mix('#eef2f6', '#c8d4f0', light.dark ? 0.3 : 0)
  const data = `M-520 60C-200 -300 420 -900 330 -1700C260 -2700 -200 ${-tall + 500} -820 ${-tall}C-420 ${-tall + 600} -180 -2700 -120 -1900C-80 -1100 -640 -500 -900 60Z`
  return (
    glow(context, -100, -2200, 2300, '#dfe8ff', 0.34) +
    shape(
      data,
      defs.horizontalGradient(tint(silver, 0.2), silver, mix(silver, '#9fb0d8', 0.5), mix(silver, '#7f90c0', 0.6)),
    ) +
    line(
      `M-700 0C-420 -500 -20 -1100 -20 -1800C-20 -2700 -300 ${-tall + 700} -700 ${-tall + 150}`,
      alpha('#ffffff', 0.6),
      60,
    ) +
    // Rings of dust, one above another: footholds.
    line(
      [-500, -900, -1300, -1700, -2100, -2500, -2900, -3300]
        .map(
          (y, i) =>
            `M${-420 + i * 46 - Math.max(0, i - 4) * 120} ${y}q${200 - i * 16} 70 ${420 - i * 40} ${-20 - i * 6}`,
        )
        .join(''),
      alpha('#8f9cc8', 0.5),
      26,
    ) +
    line(`M-815 ${-tall + 10}q-90 60 -70 150`, '#b8c2dc', 34)
  )
}

const crater: DrawView = (stage, colours, { middle, half }) => {
  const wall = (share: number, height: number, colour: string, z: number) => {
    const reach = 768 / stage.view.scaleAt([0, 0, z])
    const w = reach * 1.3
    const top = Array.from({ length: 15 }, (_, i) => {
      const u = -1 + i / 7
      return `${(u * w).toFixed(0)} ${(-height * (0.55 + 0.5 * u * u) * (1 + 0.12 * Math.sin(i * 2.3 + share * 5))).toFixed(0)}`
    })
    return stage.stand(
      shape(
        `M${-w} 300L${top.join('L')}L${w} 300Z`,
        stage.context.defs.verticalGradient(tint(colour, 0.24), colour, mix(colour, colours.dark, 0.4)),
      ) +
        line(
          [0.25, 0.5, 0.75].map(s => `M${-w} ${-height * s}Q0 ${-height * s * 0.3 + 60} ${w} ${-height * s}`).join(''),
          alpha(colours.dark, 0.2),
          44,
        ),
      [0, 0, z],
    )
  }
  return {
    sky: stage.camera === 'from-above' ? '' : planet(stage.context, 300, 280, 110, '#4a92bc', 'earth'),
    far: '',
    pieces: [
      wall(1, 3000, colours.far, 12000),
      wall(2, 1300, mix(colours.far, colours.ground, 0.6), 5200),
      stage.stand(boulder(stage, tint(colours.ground, 0.1), 820, 420), [-Math.max(half * 0.8, 1000), 0, middle + 260]),
      ...(isClose(stage) ? [] : [stage.stand(crystals(stage), [Math.max(half * 0.86, 1050), 0, middle + 320])]),
    ],
    spots: {
      seat: { at: [-Math.max(half * 0.8, 1000), 0, middle + 160], seat: 390 },
      ledge: { at: [0, 700, 5100] },
    },
  }
}

const farSide: DrawView = (stage, colours, { middle, half }) => ({
  sky: '',
  far: hills(stage, colours),
  pieces: [
    stage.stand(boulder(stage, colours.far, 3200, 2200), [half * 2.4, 0, 9000]),
    stage.stand(boulder(stage, mix(colours.far, colours.ground, 0.6), 1300, 900), [-half * 1.4, 0, 3900]),
    stage.stand(crystals(stage), [-half * 0.95, 0, middle + 1500], { scale: 1.3 }),
    ...(isClose(stage) ? [] : [stage.stand(crystals(stage), [Math.max(half * 0.82, 1000), 0, middle + 280])]),
  ],
  spots: {
    seat: { at: [-half * 0.5, 0, middle + 100], seat: 200 },
  },
})

/** Crystals that shine by themselves. */
function crystals({ context, camera }: Stage): string {
  const blue = camera === 'silhouette' ? '#3f5f9f' : '#8fd0f0'
  const one = (x: number, h: number, turn: number, colour: string) =>
    place(
      shape(`M-90 0L-110 ${-h * 0.7}L0 ${-h}L110 ${-h * 0.7}L90 0Z`, colour) +
        shape(`M0 0V${-h}L110 ${-h * 0.7}L90 0Z`, alpha('#ffffff', 0.28)),
      x,
      0,
      { turn },
    )
  return (
    glow(context, 0, -300, 900, blue, 0.5) +
    ellipse(0, 0, 420, 44, alpha(blue, 0.35)) +
    one(-170, 430, -22, shade(blue, 0.2)) +
    one(190, 520, 18, mix(blue, '#b09af0', 0.4)) +
    one(0, 760, -3, blue) +
    box(-260, -20, 520, 40, alpha(blue, 0.2), 20)
  )
}
