import { hashText } from '@kahani/random/seeded-random'
import type { ComposedTitle } from './composed-title.ts'
import { type Outline, pathData } from './outline.ts'

/** CSS colours: of the letters, of their outlines and shadow, and of small words and ornaments. */
export interface LetteringColours {
  light: string
  dark: string
  accent: string
}

const SHADOW_OPACITY = '.4'
/** The lower edges of the letters are tinted, as if light fell on them from above. */
const SHADE_OPACITY = '.5'
/** Width of the shade, in rims. */
const SHADE = { x: 0.25, y: 0.6 }

/** Outlines of one colour and thickness. */
interface Layer {
  id: string
  colour: 'light' | 'accent'
  bolder: number
  path: string
}

/** Paints letters and ornaments as a `<g>`: shadow, dark outlines, letters, and a shade on these. */
export function paintTitle(
  { lines, rim, shadow }: ComposedTitle,
  ornaments: readonly Outline[],
  colours: LetteringColours,
): string {
  const layers = listLayers({ lines }, ornaments)
  const use = (paint: (layer: Layer) => string, chosen = layers) =>
    chosen.map(layer => `<use href="#${layer.id}" ${paint(layer)}/>`).join('')
  const solid = (colour: string, width: number) => `fill="${colour}" stroke="${colour}" stroke-width="${px(width)}"`
  const rims = use(({ bolder }) => solid(colours.dark, 2 * rim + bolder))
  // A clip path has no stroke, so letters that are made bolder have no shade.
  const shaded = layers.filter(({ colour, bolder }) => colour === 'light' && bolder === 0)
  const clip = `${layers[0]?.id}-clip`
  return `<g stroke-linejoin="round">
<defs>${layers.map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('\n')}
<clipPath id="${clip}">${use(() => '', shaded)}</clipPath></defs>
<g transform="translate(${px(shadow.x)} ${px(shadow.y)})" opacity="${SHADOW_OPACITY}">${rims}</g>
${rims}
${use(({ colour, bolder }) => solid(colours[colour], bolder))}
<g clip-path="url(#${clip})"><g opacity="${SHADE_OPACITY}">${use(({ bolder }) => solid(colours.accent, bolder), shaded)}</g>
<g transform="translate(${px(-SHADE.x * rim)} ${px(-SHADE.y * rim)})">${use(({ bolder }) => solid(colours.light, bolder), shaded)}</g></g>
</g>`
}

function listLayers({ lines }: Pick<ComposedTitle, 'lines'>, ornaments: readonly Outline[]): Layer[] {
  const pieces = [
    ...lines.flatMap(({ words }) => words.flatMap(({ pieces }) => pieces)),
    ...ornaments.map(outline => ({ outline, kind: 'small', bolder: 0 })),
  ]
  const groups = [
    ...Map.groupBy(pieces, ({ kind, bolder }) => `${kind === 'small' ? 'accent' : 'light'} ${px(bolder)}`),
  ]
  const layers = groups.map(([key, group]) => {
    const [colour, bolder] = key.split(' ')
    return {
      colour: colour as Layer['colour'],
      bolder: Number(bolder),
      path: pathData(group.flatMap(({ outline }) => outline)),
    }
  })
  // Ids are unique in a document with several titles.
  const hash = hashText(layers.map(({ path }) => path).join()).toString(36)
  return layers.map((layer, i) => ({ ...layer, id: `title-${hash}-${i}` }))
}

const px = (value: number) => `${+value.toFixed(1)}`
