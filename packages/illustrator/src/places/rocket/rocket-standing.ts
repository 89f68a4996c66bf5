import { cardboardRocket, metalRocket, type Rocket, rocketPaintOf, sparks } from '../../scenery/rockets.ts'
import type { Piece, SettingScene, Stage } from '../../stage/stage.ts'

/** The rocket with its origin at (x, y, z), and where passengers stand in it. */
export function standing(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  flying: boolean,
): { pieces: Piece[]; spots: SettingScene['spots'] } {
  const real = stage.states.has('real-rocket')
  const drawn: Rocket = real
    ? metalRocket(stage.context, rocketPaintOf(stage.context))
    : cardboardRocket(stage.context, rocketPaintOf(stage.context))
  // A box for children of all sizes.
  const scale = Math.min(1, stage.view.stature / 1000)
  const floor = y + drawn.floor * scale
  // Small children stand on something, so that what they hold is seen over the edge.
  const raised = real ? floor : floor + Math.max(0, 1000 - stage.view.stature) * 0.4
  const base = stage.stand(drawn.back, [x, y, z], { scale })
  const depth = stage.view.depthOf([x, 0, z])
  return {
    pieces: [
      ...(flying ? [{ ...stage.stand(sparks(stage.context, 1500), [x, y, z], { scale }), depth: depth + 400 }] : []),
      { ...base, depth: depth + 320 },
      { ...stage.stand(drawn.front, [x, y, z], { scale }), depth: depth - 330 },
    ],
    spots: {
      seat: { at: [x - 210 * scale, raised, z] },
      'second-seat': { at: [x + 250 * scale, raised, z + 40] },
      // Between the two seats.
      platform: { at: [x + 20 * scale, floor + 330 * scale, z + 60] },
      ledge: { at: [x - 330, y, z - 120], seat: real ? 330 : 930 },
      steps: { at: [x, y, z - 420] },
      // At the left side of the box, above the fin.
      ...(flying && !real && { wheelchair: { at: [x - 730 * scale, y + 430 * scale, z], straps: 250 * scale } }),
    },
  }
}
