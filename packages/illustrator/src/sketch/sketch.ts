import type { IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'
import type { Figure, Prop, Thing } from '@kahani/scene/shot'
import { createLight } from '../canvas/light.ts'
import { box, SIZE } from '../canvas/svg.ts'
import { isPerson } from '../picture/cast-looks.ts'
import type { Company, Story } from '../picture/company.ts'
import { type Composed, composePicture } from '../picture/compose-picture.ts'
import { drawAll, drawEach, drawImagined } from '../picture/draw-figures.ts'
import { drawCreature } from '../picture/draw-things.ts'
import type { PlacedObject, PlacedThing } from '../picture/placed.ts'
import type { Piece } from '../stage/stage.ts'
import { clipsOf, createFlattener } from './flatten.ts'
import { mannequinOf } from './mannequin.ts'
import {
  colourFigures,
  type FigureColour,
  toneIn,
  toneOfCoat,
  toneOfKeyThing,
  toneOfObject,
  tonesOf,
  tonesOfSetting,
} from './sketch-colours.ts'

/** Width and height of a rendered sketch, in px. */
export const SKETCH_SIZE_PX = 512

const COLOUR = /#[\da-f]{6}/g

const OUTLINE = '#fffdf6'

/** Objects that are letters, which an illustrator would copy. */
const WORDS: ReadonlySet<Prop> = new Set<Prop>(['home-word', 'inky-words'])

/** Smallest shapes that are seen, in px of the picture. */
const LEAST = { figure: 9, object: 18, scenery: 70 }

/**
 * Draws a sketch of the staging of a picture, which `drawPicture` stages alike, as an SVG of `SKETCH_SIZE_PX` squared: each
 * figure in tones of one colour, without face, hair and clothes, objects and setting in muted tones, and no lettering.
 */
export function drawSketch(request: IllustrationRequest, picture: PictureRequest): string {
  const composed = composePicture({ ...request, title: '' }, picture)
  const { context, setting, shot } = composed
  const colours = colourFigures(shot.figures)
  const company = inColours(composed, colours)
  const drawn = drawEach(company)
  const pieces = [...setting.pieces, ...drawAll(company, drawn, drawImagined(company, drawn))]
  const flatten = createFlattener(context.defs)
  const ofFigures = new Set([...colours.values()].flatMap(tonesOf))
  const isKey = showsKeyThing(drawn, shot.focus)
  const scenery = (drawing: string) => flatten(drawing, { tone: colour => colour, least: LEAST.scenery })
  const flat = (piece: Piece): string => {
    const other = isKey(piece) ? toneOfKeyThing : toneOfObject
    const tone = (colour: string) => (ofFigures.has(colour) ? colour : other(colour))
    return flatten(piece.drawing, { tone, least: LEAST[piece.kind] })
  }
  const layers = [
    { isScenery: true, drawing: scenery(setting.sky + setting.far + setting.ground) },
    ...pieces
      .sort((a, b) => b.depth - a.depth)
      .map(piece =>
        piece.kind === 'scenery'
          ? { isScenery: true, drawing: scenery(piece.drawing) }
          : { isScenery: false, drawing: flat(piece) },
      ),
    { isScenery: true, drawing: scenery(setting.front) },
  ]
  const toneOfSetting = tonesOfSetting(
    layers.flatMap(({ isScenery, drawing }) => (isScenery ? (drawing.match(COLOUR) ?? []) : [])),
  )
  const drawing = layers
    .map(({ isScenery, drawing }, i) =>
      isScenery ? drawing.replace(COLOUR, toneOfSetting) : outlined(drawing, `s${i}`),
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SKETCH_SIZE_PX}" height="${SKETCH_SIZE_PX}" viewBox="0 0 ${SIZE} ${SIZE}">${clipsOf(context.defs, drawing)}${drawing}</svg>`
}

/** A drawing with a light line around it, which tells it from what is behind it. */
const outlined = (drawing: string, id: string): string =>
  drawing &&
  `<g stroke="${OUTLINE}" stroke-width="14" stroke-linejoin="round"><g id="${id}">${drawing}</g></g><use href="#${id}"/>`

/** Whether a piece shows the thing that the page turns on, the near side of that, or whoever holds it. */
function showsKeyThing(drawn: ReadonlyMap<PlacedThing, Piece>, focus: Thing): (piece: Piece) => boolean {
  const key = [...drawn].filter(([{ shot }]) => ('what' in shot ? shot.what : shot.holds) === focus)
  const pieces = new Set(key.map(([, piece]) => piece))
  const fronts = key.flatMap(([thing]) => (thing.kind === 'object' ? (thing.drawing.front ?? []) : []))
  return piece => pieces.has(piece) || fronts.some(front => piece.drawing.includes(front))
}

/** An object as a block of its size. */
function asBlock(thing: PlacedObject): PlacedObject {
  const { halfWidth, height } = thing.drawing
  return {
    ...thing,
    drawing: { ...thing.drawing, drawing: box(-halfWidth, -height, halfWidth * 2, height, '#808080') },
  }
}

/** Everybody as a figure in tones of the own colour. */
function inColours({ company, context }: Composed, colours: ReadonlyMap<Figure, FigureColour>): Company {
  const tones: Story['tones'] = new Map(
    [...colours].map(([who, own]) => [who, (colour: string) => (isPerson(who) ? toneIn : toneOfCoat)(own, colour)]),
  )
  const story = { ...company.story, tones }
  const daylight = { ...context, light: createLight('day') }
  const inColour = (thing: PlacedThing): PlacedThing => {
    if (thing.kind === 'object') return WORDS.has(thing.shot.what) ? asBlock(thing) : thing
    const colour = colours.get(thing.shot.who)
    if (thing.kind === 'creature')
      return { ...thing, creature: drawCreature(daylight, thing.shot, story) ?? thing.creature }
    return colour ? { ...thing, look: mannequinOf(thing.look, colour) } : thing
  }
  const placed = new Map(company.placed.map(thing => [thing, inColour(thing)]))
  for (const thing of placed.values())
    if (thing.kind !== 'object' && thing.support) thing.support = placed.get(thing.support) ?? null
  return { ...company, context: daylight, story, placed: [...placed.values()] }
}
