import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { ellipse, line, SIZE, shape } from '../../canvas/svg.ts'
import { snowIn, snowyRock } from '../../scenery/snow.ts'
import { snowPeaks } from '../../scenery/snow-peaks.ts'
import type { Vec3 } from '../../space/vec3.ts'
import { horizonOf, type SettingScene, type Stage } from '../../stage/stage.ts'
import { isNarrow } from '../framing.ts'
import { groundAt, pathOf } from '../open-country.ts'
import { snowGround } from '../snow-ground.ts'
import { plateau } from '../valley.ts'
import { cloudSea } from './cloud-sea.ts'
import { flagPole, flagString } from './flag-strings.ts'

/** A shoulder of the mountain beside the pass: rock with snow on its ledges, 4,000 high, standing at (0, 0). */
function shoulder({ context }: Stage): string {
  const rock = context.light.land('#858da2')
  const { lit, blue } = snowIn(context)
  return (
    shape(
      'M-2600 60V-3600Q-2200 -4100 -1700 -3900L-1300 -3300L-1000 -3350L-560 -2300L-300 -2260L60 -1200L420 -1050L760 -420L1300 60Z',
      context.defs.horizontalGradient(shade(rock, 0.2), rock, tint(rock, 0.14)),
    ) +
    shape(
      'M-2600 -3560Q-2200 -4160 -1700 -3960L-1300 -3340L-1000 -3390L-760 -2840Q-1000 -2980 -1180 -2860Q-1240 -3120 -1440 -3060Q-1560 -3420 -1800 -3300Q-2100 -3560 -2600 -3200ZM-560 -2350L-300 -2310L-130 -1820Q-300 -1960 -420 -1840Q-520 -2040 -700 -1960ZM60 -1250L430 -1100L640 -700Q460 -860 340 -740Q240 -960 90 -860Q20 -1020 60 -1250Z',
      lit,
    ) +
    shape(
      'M-1900 -2600L-1500 -2420L-1640 -1900L-2000 -2100ZM-1000 -1800L-640 -1700L-800 -1180ZM-1800 -1300L-1300 -1180L-1560 -700Z',
      alpha(shade(rock, 0.4), 0.5),
    ) +
    shape(
      'M-1900 -2620L-1480 -2430L-1700 -2380ZM-1000 -1820L-620 -1710L-820 -1640ZM-1800 -1320L-1280 -1190L-1560 -1120Z',
      lit,
    ) +
    shape('M-2600 60V-700Q-2000 -900 -1500 -560T-600 -360T300 -200T1500 60Z', mix(lit, blue, 0.2)) +
    line('M-2300 -560Q-1700 -700 -1300 -420T-400 -240', alpha(blue, 0.5), 40)
  )
}

/** Stones that travellers have piled up around the foot of a pole. */
function cairn({ context }: Stage): string {
  const stone = context.light.land('#98949c')
  const { blue, lit } = snowIn(context)
  return (
    ellipse(0, 10, 520, 60, alpha(blue, 0.6)) +
    [
      [-240, -70, 190, 100],
      [10, -80, 220, 110],
      [250, -64, 180, 96],
      [-120, -220, 180, 92],
      [130, -216, 170, 90],
      [10, -350, 150, 84],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0], i) => ellipse(x, y, rx, ry, i % 2 ? shade(stone, 0.14) : tint(stone, 0.1)))
      .join('') +
    shape(
      'M-130 -380Q-60 -450 20 -440T150 -372Q80 -350 20 -372T-130 -380ZM-280 -270Q-200 -320 -120 -306L-60 -270Q-160 -250 -280 -270ZM90 -290Q180 -320 280 -262Q190 -246 90 -290Z',
      lit,
    )
  )
}

/** A high pass with strings of flags, above the clouds. */
export function pass(stage: Stage): Partial<SettingScene> & Pick<SettingScene, 'ground' | 'pieces'> {
  const { view, context, sky } = stage
  const { light } = context
  const m = view.zOf('middle')
  const horizon = horizonOf(stage)
  const { lit } = snowIn(context)
  const edge = (x: number) => m * 2.1 + 130 * Math.sin(x / 640) + 70 * Math.sin(x / 270) + Math.abs(x) * 0.16
  const narrow = isNarrow(stage)
  const left = groundAt(stage, narrow ? -0.56 : -0.84, m * 1.5)
  const right = groundAt(stage, narrow ? 0.56 : 0.78, m * 1.3)
  // The flags are in sight above the heads.
  const sight = (view.project(left)[1] - SIZE * 0.12) / view.scaleAt(left)
  const height = Math.max(900, Math.min(2350, sight))
  const top = ([x, , z]: Vec3): Vec3 => [x, height - 60, z]
  const beyond: Vec3 = [view.xOf(1.5, m * 3), height * 1.2, m * 3]
  const before: Vec3 = [view.xOf(-1.5, m * 2.4), height * 1.15, m * 2.4]
  const [lx, , lz] = groundAt(stage, 0.42, m * 0.8)
  const size = narrow ? 0.6 : 1
  return {
    far:
      snowPeaks(context, sky, {
        name: 'pass',
        base: horizon + 20,
        height: Math.min(horizon * 0.62, 520),
        sunOnRight: false,
      }) +
      cloudSea(stage) +
      (narrow
        ? ''
        : stage.stand(shoulder(stage), groundAt(stage, -0.94, m * 4), { scale: 0.62 }).drawing +
          stage.stand(shoulder(stage), groundAt(stage, 1.02, m * 6), { scale: 0.7, mirrored: true }).drawing),
    ground: plateau(
      stage,
      edge,
      lit,
      snowGround(stage) + pathOf(stage, mix(light.land('#bda893'), lit, 0.44), { width: 190, wind: 130, towards: 0.1 }),
    ),
    pieces: [
      stage.stand(flagPole(stage, height / size), left, { scale: size }),
      stage.stand(flagPole(stage, height / size), right, { scale: size }),
      flagString(stage, before, top(left), { sag: 120, count: 6 }),
      flagString(stage, top(left), top(right), { sag: height * 0.15, count: 13 }),
      flagString(stage, top(right), beyond, { sag: 200, count: 7 }),
      { ...stage.stand(cairn(stage), left, { scale: size }), depth: view.depthOf(left) - 6 },
      { ...stage.stand(cairn(stage), right, { scale: size, mirrored: true }), depth: view.depthOf(right) - 6 },
      stage.stand(snowyRock(context, 1050, 300), [lx, 0, lz]),
      stage.stand(snowyRock(context, 460, 220), groundAt(stage, -0.94, m * 0.6)),
      stage.stand(snowyRock(context, 300, 140), groundAt(stage, -0.5, m * 1.2)),
    ],
    spots: {
      ledge: { at: [lx, 0, lz - 30], seat: 310 },
      rock: { at: [lx - 260, 0, lz - 30], seat: 310 },
      seat: { at: [lx, 0, lz - 30], seat: 310 },
    },
  }
}
