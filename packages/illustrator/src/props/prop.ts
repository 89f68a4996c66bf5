import type { PropState } from '@kahani/scene/shot'
import { shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n, type Point } from '../canvas/path.ts'
import { place, shape } from '../canvas/svg.ts'
import type { SvgDefs } from '../canvas/svg-defs.ts'
import type { DrawProp, PropDrawing, PropView } from './prop-drawing.ts'

/** States that every object can be in. */
export const GENERAL_STATES = ['glowing', 'dark', 'wet', 'upside-down', 'lying'] as const satisfies PropState[]

/** What an object is drawn with. */
export interface PropTools {
  context: DrawContext
  defs: SvgDefs
  /** A colour in the light of the picture. */
  on(colour: string): string
  /** A colour that shines by itself, whatever the light of the picture. */
  pure(colour: string): string
  /** The chosen colour, or else this one in the light of the picture. */
  hue(usual: string): string
  is(state: PropState): boolean
}

interface PropOptions {
  /** The states that it draws in its own way. */
  states?: readonly PropState[]
  /** Its main colour can be chosen. */
  coloured?: boolean
  /** World units per unit of the drawing. */
  scale?: number
}

/** Required are the drawing and its extent; an object stands on the ground and is not held if nothing else is said. */
type Sketch = Pick<PropDrawing, 'drawing' | 'halfWidth' | 'height'> & Partial<PropDrawing>

/** Defines an object. States that it does not draw itself are added to its drawing. */
export function prop(
  { states = [], coloured = false, scale = 1 }: PropOptions,
  sketch: (tools: PropTools) => Sketch,
): DrawProp {
  const own = new Set<PropState>(states)
  const draw = (context: DrawContext, view: PropView): PropDrawing => {
    const has = (state: PropState) => view.states.has(state) && !own.has(state)
    const mood = (colour: string) => {
      if (has('dark')) return shade(colour, 0.5)
      if (has('glowing')) return tint(colour, 0.34)
      return has('wet') ? shade(colour, 0.16) : colour
    }
    const on = (colour: string) => mood(context.light.on(colour))
    let drawn: PropDrawing = {
      place: 'ground',
      grip: null,
      ...sketch({
        context,
        defs: context.defs,
        on,
        pure: mood,
        hue: usual => (view.colour === null ? on(usual) : mood(view.colour)),
        is: state => view.states.has(state),
      }),
    }
    if (scale !== 1) drawn = scaled(drawn, scale)
    if (has('wet')) drawn = { ...drawn, drawing: drawn.drawing + drips(drawn) }
    if (has('glowing')) drawn = { ...drawn, light: glowOf(drawn) }
    if (has('dark')) drawn = withoutLight(drawn)
    if (has('upside-down')) drawn = upsideDown(drawn)
    return has('lying') ? lying(drawn) : drawn
  }
  return Object.assign(draw, { states, coloured })
}

const glowOf = ({ halfWidth, height, light }: PropDrawing): NonNullable<PropDrawing['light']> =>
  light ? { at: light.at, r: light.r * 1.4 } : { at: [0, -height / 2], r: Math.max(halfWidth * 2, height) * 1.2 }

function withoutLight({ light: _, ...rest }: PropDrawing): PropDrawing {
  return rest
}

function scaled(drawn: PropDrawing, scale: number): PropDrawing {
  const { drawing, front, halfWidth, height, grip, blown, seat, handle, shaft, light } = drawn
  const at = ([x, y]: Point): Point => [x * scale, y * scale]
  return {
    ...drawn,
    drawing: place(drawing, 0, 0, { scale }),
    ...(front && { front: place(front, 0, 0, { scale }) }),
    halfWidth: halfWidth * scale,
    height: height * scale,
    grip: grip && { ...grip, at: at(grip.at) },
    ...(blown && { blown: { at: at(blown.at), end: at(blown.end) } }),
    ...(seat && { seat: at(seat) }),
    ...(handle && { handle: at(handle) }),
    ...(shaft && { shaft: at(shaft) }),
    ...(light && { light: { at: at(light.at), r: light.r * scale } }),
  }
}

/** Drops that run down its lower half and fall. */
function drips({ halfWidth, height }: PropDrawing): string {
  const size = Math.max(5, Math.min(15, halfWidth * 0.12))
  const drop = (x: number, y: number) =>
    `M${n(x * halfWidth)} ${n(y * height)}c${n(size * 0.2)} ${n(size)} ${n(size * 0.8)} ${n(size)} ${n(size * 0.8)} ${n(size * 1.9)}a${n(size * 0.8)} ${n(size * 0.8)} 0 1 1 ${n(-size * 1.6)} 0c0 ${n(-size * 0.9)} ${n(size * 0.6)} ${n(-size * 0.9)} ${n(size * 0.8)} ${n(-size * 1.9)}Z`
  return shape(drop(-0.5, -0.34) + drop(-0.12, -0.5) + drop(0.3, -0.28) + drop(0.08, -0.14), '#bfe6f2dd')
}

/** Turned by half a turn, resting on its top. */
function upsideDown(drawn: PropDrawing): PropDrawing {
  const { drawing, front, height, grip, light } = drawn
  const turned = (part: string) => place(part, 0, -height, { turn: 180 })
  return {
    ...drawn,
    drawing: turned(drawing),
    ...(front && { front: turned(front) }),
    ...(grip && { grip: { ...grip, at: [-grip.at[0], -height - grip.at[1]] } }),
    ...(light && { light: { ...light, at: [-light.at[0], -height - light.at[1]] } }),
  }
}

/** Fallen over to the right. */
function lying(drawn: PropDrawing): PropDrawing {
  const { drawing, front, height, halfWidth, grip, light } = drawn
  const turned = (part: string) => place(part, -height / 2, -halfWidth, { turn: 90 })
  const moved = ([x, y]: Point): Point => [-y - height / 2, x - halfWidth]
  return {
    ...drawn,
    drawing: turned(drawing),
    ...(front && { front: turned(front) }),
    ...(grip && { grip: { ...grip, at: moved(grip.at) } }),
    ...(light && { light: { ...light, at: moved(light.at) } }),
    halfWidth: height / 2,
    height: halfWidth * 2,
    seat: [0, -halfWidth * 2],
  }
}
