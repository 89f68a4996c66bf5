import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import { createSettingScene, type SettingScene } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { bankOf, dabs, groundSpots, seesGround } from '../ground-plane.ts'
import { edgePoints, groundLine, openWater, shiningAt, skyAbove, waterIn } from '../open-water.ts'
import { panelAt } from '../panel.ts'
import { treeLine } from '../trees/forest-trees.ts'
import { distantHills, type Tools } from './river-tools.ts'
import { archPath } from './stone-bridge.ts'

const ARCH_AT = 2300

/** Below the low arch of the old bridge, on its wet stones: the night outside is brighter. */
export function underTheArch(tools: Tools): SettingScene {
  const { stage, haze, foam } = tools
  const { context } = stage
  const { random, light } = context
  const stone = mix(light.land('#6a6470'), '#131a30', 0.5)
  const water = waterIn(stage, tools.water)
  const near = (x: number) => 1250 + 50 * Math.sin(x / 300)
  const shining = shiningAt(stage, 860)
  const inWater = (x: number, z: number) => z > near(x) + 60 && z < 9000
  const ledge = mix(stone, light.land('#8a7a6a'), 0.3)
  const edge = bankOf(stage, context.defs.verticalGradient(tint(ledge, 0.06), shade(ledge, 0.4)))
  // Blocks of stone in rings around the opening, which the moonlight grazes.
  const rings = [1, 2, 3, 4, 5, 6, 7, 8]
  const ringPath = (ring: number) => archPath(0, 2060 + ring * 330, 1620 + ring * 270).replace('Z', '')
  let joints = ''
  for (const ring of rings)
    for (let i = 0; i < 17 + ring; i++) {
      const angle = Math.PI * ((i + (ring % 2) * 0.5) / (16 + ring))
      const at = (grow: number) =>
        `${n(Math.cos(angle) * (2060 + grow * 330))} ${n(-620 - Math.sin(angle) * (1000 + grow * 270))}`
      joints += `M${at(ring - 1)}L${at(ring)}`
    }
  const vault = stage.stand(
    `<path d="M-16000 1200V-16000H16000V1200Z${archPath(0, 2000, 1560)}" fill="${stone}" fill-rule="evenodd"/>` +
      line(archPath(0, 2060, 1620).replace('Z', ''), tint(stone, 0.14), 90) +
      rings.map(ring => line(ringPath(ring), alpha(tint(stone, 0.3), 0.34 - ring * 0.036), 18)).join('') +
      line(joints, alpha(tint(stone, 0.3), 0.12), 16) +
      line(archPath(0, 2000, 1560).replace('Z', ''), alpha('#bcd4f4', 0.4), 16),
    [0, 0, ARCH_AT],
  )
  const drips = Array.from({ length: 7 }, () => {
    const x = random.between(-1500, 1500)
    return `M${n(x)} ${n(-random.between(1000, 1300))}v${n(random.between(60, 130))}`
  }).join('')
  return createSettingScene({
    sky: skyAbove(stage, shining),
    ground: seesGround(stage)
      ? openWater(stage, { colour: tools.water, glintX: shining[0], within: inWater, rough: 1.1 }) +
        stage.area(
          [...edgePoints(-14000, 14000, near, 60), [14000, -6000], [-14000, -6000]],
          context.defs.verticalGradient(mix(ledge, water, 0.3), ledge, shade(ledge, 0.4)),
        ) +
        groundLine(stage, edgePoints(-9000, 9000, near, 90), alpha(foam, 0.5), 26, 1200) +
        shape(
          dabs(groundSpots(stage, 90, { within: (x, z) => z < near(x) - 60 }), 320, 60),
          alpha(shade(ledge, 0.5), 0.4),
        ) +
        shape(dabs(groundSpots(stage, 60, { within: (x, z) => z < near(x) - 60 }), 200, 30), alpha('#bcd4f4', 0.2))
      : '',
    pieces: [
      panelAt(stage, 24000, distantHills(tools)),
      panelAt(stage, 12000, treeLine(context, haze('#5f8f5f', 0.4), 190)),
      vault,
      stage.stand(line(drips, alpha('#cfe2fa', 0.5), 12), [0, 0, ARCH_AT - 300]),
      ...(edge ? [edge] : []),
    ],
    front: airInFront(stage),
    pools: { colour: mix(water, '#0d1c38', 0.3), shore: 0 },
    spots: {},
  })
}
