import { alpha, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n } from '../canvas/path.ts'
import { box, ellipse, line, shape } from '../canvas/svg.ts'
import type { DrawSetting, Stage } from '../stage/stage.ts'

/** Seats that are drawn only if somebody sits on them. All are in world units, `height` high. */

type DrawSeat = (height: number) => string

/** Lower surfaces, such as steps, belong to their settings. */
const LOWEST_SEAT = 150

/** A setting that draws the seats of its spots where somebody is on them. */
export const withSeats =
  (draw: DrawSetting, seats: (stage: Stage) => Readonly<Record<string, DrawSeat>>): DrawSetting =>
  stage => {
    const scene = draw(stage)
    const taken = Object.entries(seats(stage)).flatMap(([name, seat]) => {
      const spot = scene.spots[name]
      const height = spot?.seat ?? 0
      return spot && height >= LOWEST_SEAT && stage.taken.has(name) ? [stage.stand(seat(height), spot.at)] : []
    })
    return { ...scene, pieces: [...scene.pieces, ...taken] }
  }

/** A boulder with a flat top. */
export const flatRock =
  ({ light, defs }: DrawContext, stone: string): DrawSeat =>
  height => {
    const w = Math.max(330, height * 1.1)
    return (
      ellipse(0, 30, w * 1.1, 50, light.shadow) +
      shape(
        `M${n(-w)} 36C${n(-w * 1.06)} ${n(-height * 0.6)} ${n(-w * 0.8)} ${n(-height)} ${n(-w * 0.46)} ${n(-height)}H${n(w * 0.5)}C${n(w * 0.86)} ${n(-height * 0.96)} ${n(w * 1.04)} ${n(-height * 0.5)} ${n(w)} 36Q0 70 ${n(-w)} 36Z`,
        defs.verticalGradient(tint(stone, 0.24), stone, shade(stone, 0.26)),
      ) +
      line(
        `M${n(-w * 0.5)} ${n(-height * 0.92)}Q0 ${n(-height * 0.98)} ${n(w * 0.54)} ${n(-height * 0.9)}`,
        alpha(tint(stone, 0.6), 0.5),
        22,
      ) +
      line(`M${n(-w * 0.3)} ${n(-height * 0.5)}q60 90 20 ${n(height * 0.4)}`, alpha(shade(stone, 0.5), 0.3), 16)
    )
  }

/** A fallen log, seen from its side. */
export const fallenLog =
  ({ light, defs }: DrawContext, bark: string): DrawSeat =>
  height => {
    const r = height / 2
    const wood = tint(bark, 0.5)
    return (
      ellipse(0, 14, 760, 44, light.shadow) +
      box(-640, -height, 1280, height, defs.verticalGradient(tint(bark, 0.2), bark, shade(bark, 0.34)), r * 0.6) +
      line(
        `M-480 ${n(-height * 0.7)}H-120M-40 ${n(-height * 0.5)}H380M-360 ${n(-height * 0.28)}H120`,
        alpha(shade(bark, 0.5), 0.34),
        18,
      ) +
      ellipse(610, -r, r * 0.5, r, wood) +
      ellipse(610, -r, r * 0.3, r * 0.62, alpha(shade(wood, 0.4), 0.4)) +
      ellipse(612, -r, r * 0.12, r * 0.26, alpha(shade(wood, 0.5), 0.5))
    )
  }

/** A root that rises out of the ground like a bench. */
export const archedRoot =
  ({ light, defs }: DrawContext, bark: string): DrawSeat =>
  height =>
    ellipse(0, 20, 760, 46, light.shadow) +
    shape(
      `M-800 40C-560 20 -520 ${n(-height)} -200 ${n(-height)}H200C480 ${n(-height)} 560 0 860 40C520 70 460 ${n(-height * 0.3)} 170 ${n(-height * 0.34)}H-160C-400 ${n(-height * 0.34)} -460 60 -800 40Z`,
      defs.verticalGradient(tint(bark, 0.2), bark, shade(bark, 0.2)),
    ) +
    line(
      `M-620 0Q-460 ${n(-height * 0.7)} -180 ${n(-height * 0.76)}H180Q440 ${n(-height * 0.7)} 640 0`,
      alpha(shade(bark, 0.5), 0.3),
      20,
    )

/** A wooden crate or stool. */
export const crate =
  ({ light }: DrawContext, wood: string): DrawSeat =>
  height =>
    ellipse(0, 8, 330, 36, light.shadow) +
    box(-270, -height, 540, height, shade(wood, 0.1), 12) +
    box(-300, -height, 600, 60, tint(wood, 0.14), 14) +
    line(
      `M-250 ${n(-height * 0.5)}H250M-130 ${n(-height + 60)}V0M130 ${n(-height + 60)}V0`,
      alpha(shade(wood, 0.5), 0.4),
      14,
    )
