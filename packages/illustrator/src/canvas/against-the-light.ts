import { mix } from './colour.ts'
import type { DrawContext } from './draw-context.ts'
import type { Light } from './light.ts'

/** How much of its own colour somebody loses against the light. */
const VEIL = 0.5

/**
 * The light of a picture in which figures are seen against a bright background: muted and darker, but in their own colours,
 * so that faces stay soft and natural.
 */
export function againstTheLight(light: Light): Light {
  const dusk = light.dark ? '#1a2244' : '#43345c'
  const veil = (colour: string) => mix(colour, dusk, VEIL)
  return { ...light, on: colour => veil(light.on(colour)), backlit: { open: light, veil } }
}

type Drawing = Pick<DrawContext, 'defs' | 'light'>

const COLOUR = /#[\da-f]{6}/gi

/**
 * For what has colours that don't depend on the light, such as eyes, teeth and cheeks: it is drawn in the open light of
 * `context`, and `veiled` then darkens all colours of the drawing alike. Lights keep their glow.
 * @param tone what becomes of each colour of a figure in a sketch, whatever the light
 */
export function underVeil<T extends Drawing>(
  context: T,
  tone?: (colour: string) => string,
): { context: T; veiled(svg: string): string } {
  const { defs, light } = context
  const veil = tone ?? light.backlit?.veil
  if (!veil) return { context, veiled: svg => svg }
  const veiled = (svg: string) => svg.replace(COLOUR, each => (each === light.glow ? each : veil(each)))
  const gradients = (colours: string[]) => colours.map(veiled)
  return {
    veiled,
    context: {
      ...context,
      light: light.backlit?.open ?? light,
      defs: {
        ...defs,
        verticalGradient: (...colours: string[]) => defs.verticalGradient(...gradients(colours)),
        horizontalGradient: (...colours: string[]) => defs.horizontalGradient(...gradients(colours)),
        radialGradient: (...colours: string[]) => defs.radialGradient(...gradients(colours)),
        pattern: (size: number, drawing: string) => defs.pattern(size, veiled(drawing)),
      },
    },
  }
}
