import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, ellipse, line, place, SIZE, shape } from '../../canvas/svg.ts'
import type { Sky } from '../../scenery/skies.ts'
import { glow, openSky, wash } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, horizonOf, type Stage } from '../../stage/stage.ts'
import { backlit } from '../backlight.ts'
import { fallingPages } from '../book/falling-pages.ts'
import { airView, cloudHeap, edgeView } from './cloud-edge.ts'
import { hillView } from './cloud-hill.ts'
import { palaceView } from './cloud-palace.ts'
import type { CloudScene } from './cloud-scene.ts'
import { type CloudTones, cloudTones, looseLetters, slantingRain } from './clouds.ts'

const STORM: Sky = ['#2f3a5c', '#465478', '#66769a', '#93a2bc']

const NIGHT_STORM: Sky = ['#101a38', '#1d2b50', '#31426e', '#4a5f88']

/** Side 0: the palace in the clouds; 1: the hill of the great clouds; 2: the edge, with the land far below; 3: in the air above the land, or among falling pages if all is of paper. */
export const cloudKingdom: DrawSetting = plain => {
  if (plain.states.has('paper') && plain.side % VIEWS.length === 3) return fallingPages(plain)
  const stage: Stage = plain.states.has('stormy')
    ? { ...plain, sky: plain.context.light.dark ? NIGHT_STORM : STORM }
    : plain
  const tones = cloudTones(stage)
  const scene = (VIEWS[stage.side % VIEWS.length] ?? palaceView)(stage, tones)
  const rain = stage.states.has('stormy')
  return createSettingScene({
    ...scene,
    sky: skyAbove(stage) + scene.sky,
    front:
      (scene.front ?? '') +
      (stage.states.has('paper') ? looseLetters(stage, 26) : '') +
      (rain ? slantingRain(stage, 150) : '') +
      (stage.camera === 'wide' && !rain ? cornerHeaps(stage, tones) : ''),
  })
}

function skyAbove(stage: Stage): string {
  const { context, sky } = stage
  if (stage.states.has('stormy')) return wash(context, sky) + lightning(stage)
  if (stage.states.has('paper')) {
    const page = mix('#fdf6e6', sky[1], context.light.dark ? 0.22 : 0.1)
    return (
      box(0, 0, SIZE, SIZE, context.defs.verticalGradient(mix(page, sky[0], 0.3), page, tint(page, 0.3))) +
      inkWash(stage, page)
    )
  }
  return openSky(context, sky, Math.max(700, Math.min(SIZE, horizonOf(stage) + 260)), {
    count: 3,
    shining: [1290, context.light.time === 'sunset' ? 560 : 280],
  })
}

/** Half-faded pictures on the page. */
function inkWash({ context }: Stage, page: string): string {
  const tone = shade(page, 0.2)
  return (
    line('M120 520Q260 380 400 520T700 500M180 560H640', alpha(tone, 0.5), 10) +
    line(
      'M1120 420q60 -120 120 0t120 0q-20 90 -120 90t-120 -90ZM1240 330V240M1240 250q70 10 60 60h-60',
      alpha(tone, 0.5),
      10,
    ) +
    ellipse(768, 1300, 900, 300, context.defs.radialGradient(alpha('#ffffff', 0.8), alpha('#ffffff', 0)))
  )
}

function lightning({ context }: Stage): string {
  const bolt = 'M1240 90L1150 330L1216 330L1120 590L1300 280L1228 280L1300 90Z'
  return glow(context, 1210, 330, 420, '#fff4c8', 0.55) + shape(bolt, '#fff6d0')
}

function cornerHeaps(stage: Stage, tones: CloudTones): string {
  const heap = (x: number, s: number) => place(cloudHeap(backlit(stage), tones, s), x, 1560)
  return heap(40, 560) + heap(1500, 520)
}

const VIEWS: readonly ((stage: Stage, tones: CloudTones) => CloudScene)[] = [palaceView, hillView, edgeView, airView]
