import { alpha, mix } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { line, place, SIZE, shape } from '../../canvas/svg.ts'
import { deodar } from '../../scenery/deodar.ts'
import { ridge } from '../../scenery/land.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { snowIn, snowyRock } from '../../scenery/snow.ts'
import { firs, snowPeaks } from '../../scenery/snow-peaks.ts'
import { horizonOf, type SettingScene, type Stage } from '../../stage/stage.ts'
import { isNarrow } from '../framing.ts'
import { groundAt } from '../open-country.ts'
import { footprints, snowGround } from '../snow-ground.ts'
import { swayed } from '../weather.ts'
import { stoneHut } from './stone-hut.ts'

/** The slope behind the figures, which rises to the left, with trees and a hut on it; in px. */
function slopeBehind(stage: Stage): string {
  const { view, context, sky } = stage
  const horizon = horizonOf(stage)
  if (horizon < -100) return ''
  const { lit, blue } = snowIn(context)
  const haze = hazeOf(context, sky)
  const z = view.zOf('far')
  const k = Math.min(1.5, view.scaleAt([0, 0, z]) / 0.3)
  const [, foot] = view.project([0, 0, z])
  const floor = Math.min(SIZE + 20, Math.max(foot, horizon) + 30)
  const top = (x: number) =>
    horizon - 20 * k - (250 * k) / (1 + Math.exp((x - 560) / 190)) - 26 * k * Math.sin(x / 260) - 20 * k
  const crest = Array.from({ length: 34 }, (_, i) => `${n(i * 50 - 50)} ${n(top(i * 50 - 50))}`).join('L')
  const folds = [0.3, 0.55, 0.8]
    .map(
      t =>
        `M${n(-40)} ${n(top(-40) + 240 * k * t)}C300 ${n(top(300) + 200 * k * t)} 500 ${n(top(700) + 90 * k * t)} 1040 ${n(top(1040) + 70 * k * t)}`,
    )
    .join('')
  const tree = (x: number, down: number, size: number) =>
    place(deodar(context, 3000, { colour: '#5b8f88' }), x, top(x) + down * k, { scale: size * k })
  return (
    firs(context.random, x => top(x) + 8, { from: -40, to: 640, size: 74 * k }, haze('#5f8a90', 0.34)) +
    shape(
      `M-60 ${n(floor)}L${crest}L${SIZE + 60} ${n(floor)}Z`,
      context.defs.verticalGradient(lit, lit, mix(lit, sky[3], 0.26)),
    ) +
    line(folds, alpha(blue, 0.4), 14 * k) +
    tree(250, 40, 0.05) +
    tree(330, 66, 0.06) +
    tree(470, 74, 0.052) +
    tree(720, 50, 0.05) +
    tree(1400, 34, 0.056) +
    tree(1300, 26, 0.046) +
    place(stoneHut(context), 1060, top(1060) + 70 * k, { scale: 0.15 * k })
  )
}

/** A snow slope with deodars, and a stone hut far off below the peaks. */
export function slope(stage: Stage): Partial<SettingScene> & Pick<SettingScene, 'ground' | 'pieces'> {
  const { view, context, sky } = stage
  const m = view.zOf('middle')
  const horizon = horizonOf(stage)
  const haze = hazeOf(context, sky)
  const woods = ridge(context.random, horizon - 40, 26, 1.3)
  const [rx, , rz] = groundAt(stage, 0.6, m * 0.9)
  const tree = (share: number, z: number, height: number) =>
    stage.stand(swayed(stage, deodar(context, height), 2), groundAt(stage, share, z))
  return {
    far:
      snowPeaks(context, sky, {
        name: 'slope',
        base: horizon + 6,
        height: Math.min(horizon * 0.86, 760),
        sunOnRight: true,
      }) +
      firs(context.random, woods, { from: -40, to: SIZE + 40, size: 96 }, haze('#6d94a0', 0.5)) +
      slopeBehind(stage),
    ground: snowGround(stage) + footprints(stage, 0.9),
    pieces: [
      tree(-0.66, m * 6, 3600),
      tree(-0.96, m * 3.4, 3700),
      tree(1.06, m * 3.2, 3500),
      ...(isNarrow(stage) ? [] : [tree(-0.68, m * 2.6, 1500), tree(0.9, m * 2.2, 1000)]),
      stage.stand(snowyRock(context, 820, 340), [rx, 0, rz]),
      stage.stand(snowyRock(context, 520, 240), groundAt(stage, -0.9, m * 0.7)),
    ],
    spots: {
      rock: { at: [rx, 0, rz - 30], seat: 350 },
      seat: { at: [rx, 0, rz - 30], seat: 350 },
    },
  }
}
