import { cardboardRocket, metalRocket, type Rocket, rocketPaintOf, sparks } from '../../scenery/rockets.ts'
import type { Piece, SettingScene, Stage } from '../../stage/stage.ts'

/** The rocket with its origin at (x, base, z), and where passengers stand in it. */
export function standing(
  stage: Stage,
  x: number,
  base: number,
  z: number,
  flying: boolean,
): { pieces: Piece[]; spots: SettingScene['spots'] } {
  const real = stage.states.has('real-rocket')
  const drawn: Rocket = real
    ? metalRocket(stage.context, rocketPaintOf(stage.context))
    : cardboardRocket(stage.context, rocketPaintOf(stage.context))
  // A box for children of all sizes, and for three of them.
  const isFull = !real && stage.taken.has('third-seat')
  const scale = Math.min(1, stage.view.stature / 1000) * (isFull ? 1.3 : 1)
  const y = isFull ? base - 260 : base
  const floor = y + drawn.floor * scale
  const rim = real ? {} : { rim: y + 1000 * scale }
  const back = stage.stand(drawn.back, [x, y, z], { scale })
  const depth = stage.view.depthOf([x, 0, z])
  return {
    pieces: [
      ...(flying ? [{ ...stage.stand(sparks(stage.context, 1500), [x, y, z], { scale }), depth: depth + 400 }] : []),
      { ...back, depth: depth + 320 },
      { ...stage.stand(drawn.front, [x, y, z], { scale }), depth: depth - 330 },
    ],
    spots: {
      seat: { at: [x - (isFull ? 350 : 210) * scale, floor, z], ...rim },
      'second-seat': { at: [x + (isFull ? 20 : 250) * scale, floor, z + 40], ...rim },
      'third-seat': { at: [x + 390 * scale, floor, z + 40], ...rim },
      // Between two seats.
      platform: { at: [x + (isFull ? -170 : 20) * scale, floor + 330 * scale, z + (isFull ? -60 : 60)] },
      ledge: { at: [x - 330, y, z - 120], seat: real ? 330 : 930 },
      steps: { at: [x, y, z - 420] },
      // At the left side, above the fin.
      ...(flying && {
        wheelchair: real
          ? { at: [x - 850 * scale, y + 600 * scale, z], straps: 290 * scale }
          : { at: [x - 730 * scale, y + 430 * scale, z], straps: 250 * scale },
      }),
    },
  }
}
