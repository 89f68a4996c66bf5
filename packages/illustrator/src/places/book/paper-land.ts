import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, type Point } from '../../canvas/path.ts'
import { box, line, SIZE, shape } from '../../canvas/svg.ts'
import type { Sky } from '../../scenery/skies.ts'
import { glow, puff, wash } from '../../scenery/sky.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { fadingWhite } from '../fading-white.ts'
import { beside, isNarrow, layerAt } from '../framing.ts'
import { bankOf, seesGround } from '../ground-plane.ts'
import { againstTheLight } from '../open-water.ts'
import { levelPlane } from '../plane.ts'
import { betweenPages } from './between-pages.ts'
import { bookBlock, bookmarkPath, curledCorner, gutter, whiteTide } from './page-parts.ts'
import { type PaperColours, paperColours } from './paper-colours.ts'
import { flyingPages, paperTree } from './paper-trees.ts'
import { popUpHills } from './pop-up-hills.ts'
import { writtenGround } from './writing.ts'

/** The land inside of a book, where the ground is a page and the hills are cut out of paper. */

const FAR = 6000

function paperSky(stage: Stage, { page, ink }: PaperColours): string {
  const { context, sky } = stage
  const part = (i: 0 | 1 | 2 | 3) => mix(sky[i], page, context.light.dark ? 0.22 : 0.4)
  const air: Sky = [part(0), part(1), part(2), part(3)]
  const horizon = Math.max(320, Math.min(SIZE, horizonOf(stage)))
  return (
    wash(context, air, Math.min(SIZE, horizon + 60)) +
    glow(context, SIZE * 0.56, horizon * 0.8, 760, tint(page, 0.4), context.light.dark ? 0.34 : 0.6) +
    (seesGround(stage) && horizon < 400
      ? ''
      : writtenClouds(stage, horizon, alpha(ink, 0.22), alpha(tint(page, 0.5), 0.5)))
  )
}

/** Clouds cut out of paper, with a few lines of writing each. */
function writtenClouds({ context }: Stage, horizon: number, ink: string, white: string): string {
  const places: readonly Point[] = [
    [200, 0.34],
    [1300, 0.26],
    [1060, 0.6],
    [470, 0.66],
  ]
  return places
    .map(([x, share], i) => {
      const y = horizon * share
      const w = context.random.between(150, 210) * (i > 1 ? 0.62 : 1)
      const rows = [0, 1].map(row => {
        const half = w * (row === 0 ? 0.5 : 0.8)
        const loops = Math.round(half / 13)
        return `M${n(x - loops * 13)} ${n(y - 44 + row * 30)}${'q13 -22 26 0'.repeat(loops)}`
      })
      return shape(puff(context, x, y, w * 2.2, w * 0.74), white) + line(rows.join(''), ink, 5)
    })
    .join('')
}

function pageGround(stage: Stage, colours: PaperColours): string {
  const { context } = stage
  const floor = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.5
  const { page } = colours
  const all = floor.rect(-30000, start, 60000, 30000 - start)
  if (all === '') return ''
  const y = Math.max(0, horizonOf(stage))
  return (
    shape(all, page) +
    box(
      0,
      y - 2,
      SIZE,
      SIZE - y + 2,
      context.defs.verticalGradient(alpha(colours.edge, 0.7), alpha(page, 0), alpha(tint(page, 0.3), 0.4)),
    )
  )
}

interface Side {
  ground(stage: Stage, colours: PaperColours): string
  pieces(stage: Stage, colours: PaperColours, tree: (x: number, z: number, scale: number) => Piece): Piece[]
}

const dark = (colours: PaperColours, strength: number) => alpha(colours.ink, strength)

/** Side 0: along the fold between two pages; 1: the last page, with nothing on it; 2: below a cliff of pages. */
const SIDES: readonly [Side, Side, Side] = [
  {
    ground: (stage, colours) =>
      writtenGround(stage, -1500, 5200, { rows: 17, size: 120, colour: dark(colours, 0.26), margin: 520 }) +
      gutter(stage, colours),
    pieces: (stage, colours, tree) => [
      tree(-0.94, 2000, 0.52),
      tree(0.96, 2500, 0.5),
      tree(-0.6, 4400, 0.5),
      tree(0.6, 5200, 0.54),
      bookBlock(stage, colours, {
        x: beside(stage, 1.02, 900)[0],
        z: 900,
        width: 900,
        height: 0.3 * stage.view.stature,
        turn: 1,
      }),
    ],
  },
  {
    ground: (stage, colours) => lastPage(stage, colours),
    pieces: (stage, colours, tree) => [
      ...(stage.camera === 'from-above'
        ? []
        : [curledCorner(stage, colours), tree(-0.92, 3000, 0.6), tree(-0.5, 5400, 0.5), tree(0.9, 5000, 0.6)]),
    ],
  },
  {
    ground: (stage, colours) =>
      writtenGround(stage, -1500, 4600, { rows: 14, size: 130, colour: dark(colours, 0.2) }) +
      bookmarkPath(stage, colours),
    pieces: (stage, colours, tree) => [
      bookBlock(stage, colours, {
        x: beside(stage, -0.98, 2000)[0],
        z: 2000,
        width: 1900,
        height: 1.5 * stage.view.stature,
        turn: -1,
      }),
      bookBlock(stage, colours, {
        x: beside(stage, -0.78, 1500)[0],
        z: 1500,
        width: 1200,
        height: 0.46 * stage.view.stature,
        turn: -1,
      }),
      tree(0.98, 2600, 0.72),
      tree(0.5, 5400, 0.6),
    ],
  },
]

/** A white sheet that lies in a painted field; as the land fades, the white of all the rest comes nearer. */
function lastPage(stage: Stage, colours: PaperColours): string {
  const floor = levelPlane(stage)
  const half = Math.min(1500, stage.view.xOf(stage.camera === 'from-above' ? 0.66 : 0.84, 0))
  const [near, far] = [-2400, stage.camera === 'from-above' ? 900 : 1500]
  if (floor.rect(0, 0, 10, 10) === '') return ''
  const { defs } = stage.context
  const sheet = floor.rect(-half, near, half * 2, far - near)
  return (
    shape(floor.rect(-30000, near, 60000, 36000), mix(colours.hills[0], colours.page, 0.2)) +
    writtenGround(stage, -1500, 5600, { rows: 22, size: 130, colour: dark(colours, 0.3) }) +
    (stage.states.has('fading') ? whiteTide(stage, colours) : '') +
    [3, 2, 1]
      .map(i =>
        shape(
          floor.rect(-half - i * 34, near, half * 2 + i * 68, far - near + i * 40),
          i % 2 ? shade(colours.edge, 0.06) : shade(colours.edge, 0.22),
        ),
      )
      .join('') +
    shape(sheet, defs.verticalGradient(colours.blank, tint(colours.blank, 0.5)))
  )
}

/** The land of paper, which is shown instead of the wood. */
export const paperLand: DrawSetting = given => {
  const stage = againstTheLight(given)
  const { context, states } = stage
  const colours = paperColours(stage)
  if (stage.side % 4 === 3) return betweenPages(stage, colours)
  const side = SIDES[stage.side % 4] ?? SIDES[0]
  const fading = states.has('fading')
  const tree = (x: number, z: number, scale: number): Piece =>
    stage.stand(
      paperTree(
        context,
        fading ? mix(colours.sheet, '#ffffff', 0.6) : colours.sheet,
        fading ? mix(colours.ink, '#ffffff', 0.5) : colours.ink,
      ),
      beside(stage, x, z),
      // Seen from below, trees tower over the figures.
      { scale: (scale * stage.view.stature * (seesGround(stage) ? 1 : 1.9)) / 1000 },
    )
  const bank = bankOf(stage, context.defs.verticalGradient(colours.edge, shade(colours.edge, 0.2)))
  const pieces = [...popUpHills(stage, colours, FAR), ...side.pieces(stage, colours, tree)]
  const scene: Pick<SettingScene, 'sky' | 'ground'> & Partial<SettingScene> = {
    sky:
      paperSky(stage, colours) +
      (fading || !seesGround(stage) ? flyingPages(context, colours.sheet, colours.ink, SIZE) : ''),
    ground:
      pageGround(stage, colours) +
      (seesGround(stage)
        ? side.ground(stage, colours) + (fading && stage.side % 4 !== 1 ? whiteTide(stage, colours) : '')
        : ''),
    pieces: [
      ...(isNarrow(stage) ? pieces.filter(({ depth }) => depth > stage.view.depthOf([0, 0, 2600])) : pieces),
      ...(bank ? [bank] : []),
      ...(fading ? [layerAt(stage, stage.view.zOf('middle') + 500, fadingWhite(stage))] : []),
    ],
    front: airInFront(stage),
    spots: {
      seat: { at: [stage.view.xOf(0.62, 500), 0, 500], seat: 300 },
      root: { at: [-620, 0, 420], seat: 240 },
      door: { at: [stage.view.xOf(-0.78, 1300), 0, 1300], seat: 0 },
    },
  }
  return createSettingScene(scene)
}
