import type { Cast } from '@kahani/contracts/illustration'
import type { Figure, Guide, Shot } from '@kahani/scene/shot'
import { alpha } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { ellipse } from '../canvas/svg.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { StageView } from '../stage/cameras.ts'
import type { SettingScene } from '../stage/stage.ts'
import type { PlacedCreature, PlacedPerson, PlacedThing } from './placed.ts'

/** What a picture belongs to. */
export interface Story {
  cast: Cast
  guide: Guide | null
  shot: Pick<Shot, 'figures' | 'objects' | 'states'>
  /** In a sketch, what becomes of each colour of a figure. */
  tones?: ReadonlyMap<Figure, (colour: string) => string>
}

/** Everybody in a picture. */
export interface Company {
  context: DrawContext
  view: StageView
  placed: readonly PlacedThing[]
  story: Story
  medium: SettingScene['medium']
  wading: boolean
  /** See `SettingScene`. */
  pools: SettingScene['pools']
  gap?: SettingScene['gap']
}

/** Heads are in bubbles of air, unless all are in a big one. */
export const needsAir = ({ medium, placed }: Company): boolean =>
  (medium === 'water' || medium === 'space') && !placed.some(({ shot }) => 'what' in shot && shot.what === 'bubble')

/** Whoever is carried is drawn over the carrier, even where a tilted camera would have it behind. */
export const depthOn = ({ view }: Company, { at, support }: PlacedPerson | PlacedCreature): number =>
  Math.min(view.depthOf(at), support ? view.depthOf(support.at) - 8 : Number.POSITIVE_INFINITY)

/** A soft ellipse on the ground below something. */
export function contactShadow({ context, view, medium }: Company, at: Vec3, halfWidth: number, ground = 0): string {
  if (medium === 'air') return ''
  const foot: Vec3 = [at[0], ground, at[2]]
  const [x, y] = view.project(foot)
  const rx = halfWidth * view.scaleAt(foot)
  // Seen flat, a shadow is a sliver.
  const ry = rx * Math.max(0.1, Math.min(0.8, Math.sin((Math.abs(view.pitch) * Math.PI) / 180) * 1.2 + 0.06))
  const above = Math.max(0, at[1] - ground)
  if (above > 900) return ''
  return ellipse(
    x,
    y,
    rx,
    ry,
    context.defs.radialGradient(context.light.shadow, context.light.shadow, alpha(context.light.shadow, 0)),
  )
}
