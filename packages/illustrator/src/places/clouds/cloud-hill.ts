import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { dots, ellipse, line, shape } from '../../canvas/svg.ts'
import type { Stage } from '../../stage/stage.ts'
import { backlit } from '../backlight.ts'
import type { CloudScene } from './cloud-scene.ts'
import { type CloudTones, cloudBank, cloudBeing, cloudFloor, type Mood } from './clouds.ts'

export const hillView = (stage: Stage, tones: CloudTones): CloudScene => {
  const near = backlit(stage)
  const { context, states } = near
  const { light } = context
  const middle = stage.view.zOf('middle')
  const half = 768 / stage.view.scaleAt([0, 0, middle])
  const mood: Mood = states.has('stormy') ? 'laughing' : 'asleep'
  const being = (
    scale: number,
    at: readonly [number, number, number],
    air: number,
    fan: string | null,
    mirrored = false,
  ) =>
    near.stand(
      cloudBeing(
        near,
        states.has('stormy')
          ? mix('#5f78b0', tones.bright, 0.2 + air * 0.4)
          : mix(tones.air(air), mirrored ? '#e8b4b4' : '#b0a8e0', 0.34),
        mood,
        fan,
      ),
      at,
      { scale, mirrored },
    )
  const leaf = light.land('#d8c078')
  const reach = 768 / stage.view.scaleAt([0, 0, middle + 1800])
  const hillZ = middle + 2600
  const drum = states.has('rain-drum')
  return {
    sky: '',
    ground:
      cloudBank(near, 17000, 2200, tones, 0.5).drawing +
      being(3.4, [-9000, 1200, 15500], 0.42, leaf).drawing +
      being(2.6, [8200, 900, 14500], 0.4, null, true).drawing +
      cloudBank(near, 12500, 1500, tones, 0.36).drawing +
      cloudFloor(near, tones, 9000),
    pieces: [
      near.stand(mound(near, tones), [drum ? 700 : 0, -100, hillZ + 900]),
      ...(drum ? [near.stand(rainDrum(near), [900, 800, hillZ + 500])] : []),
      being(1.25, [-reach * 0.66, -60, middle + 1800], 0.2, leaf),
      ...(drum ? [] : [being(1, [reach * 0.78, -60, middle + 1700], 0.26, leaf, true)]),
      cloudBank(near, middle + 900, 360, tones, 0.06, -80),
    ],
    spots: {
      ledge: { at: [drum ? -900 : 0, 0, hillZ + 700], seat: 900 },
      seat: { at: [-Math.max(half * 0.6, 900), 0, middle + 300], seat: 180 },
      steps: { at: [300, 0, middle + 700], seat: 180 },
    },
  }
}

/** A hill of cloud with a flat top, 900 high. */
function mound({ context }: Stage, tones: CloudTones): string {
  const colour = tones.air(0.16)
  const heap =
    'M-3300 300C-3500 -100 -2900 -220 -2700 -180C-2700 -560 -2100 -620 -1900 -460C-1800 -900 -1200 -1000 -900 -900H1000C1300 -1000 1900 -860 1950 -470C2200 -640 2700 -520 2720 -170C3000 -220 3500 -60 3300 300Z'
  return (
    shape(heap, context.defs.verticalGradient(tint(colour, 0.3), colour, mix(colour, tones.low, 0.3))) +
    dots(
      [
        [-2300, -200, 330],
        [-1300, -480, 380],
        [-300, -560, 330],
        [800, -520, 380],
        [1700, -300, 360],
        [2500, 0, 300],
        [-600, -100, 420],
        [500, -60, 460],
      ],
      alpha('#ffffff', context.light.dark ? 0.08 : 0.26),
    )
  )
}

/** A copper drum as big as a house, with its stick. */
function rainDrum({ context }: Stage): string {
  const { light, defs } = context
  const copper = light.land('#c9764a')
  const hide = light.land('#f2dcb4')
  const lacing = Array.from({ length: 13 }, (_, i) => {
    const x = -1150 + i * 192
    return `M${x} -1500L${n(x * 0.62 + 60)} -160L${x + 192} -1500`
  }).join('')
  return (
    ellipse(0, 20, 1150, 120, alpha('#4a4a7a', 0.25)) +
    shape(
      'M-1250 -1520C-1330 -700 -900 0 -620 0H620C900 0 1330 -700 1250 -1520Z',
      defs.horizontalGradient(shade(copper, 0.4), copper, tint(copper, 0.44), copper, shade(copper, 0.34)),
    ) +
    defs.clip(
      'M-1250 -1520C-1330 -700 -900 0 -620 0H620C900 0 1330 -700 1250 -1520Z',
      line(lacing, light.land('#f2e6cc'), 30),
    ) +
    line('M-1180 -900Q0 -700 1180 -900', alpha(tint(copper, 0.6), 0.5), 40) +
    ellipse(0, -1530, 1290, 250, shade(copper, 0.16)) +
    ellipse(0, -1550, 1200, 215, hide) +
    ellipse(0, -1548, 560, 96, shade(hide, 0.22)) +
    // One clean round spot shows where it has to be struck.
    ellipse(120, -1560, 230, 40, tint(hide, 0.6)) +
    line('M1330 60L1980 -1500', light.land('#8a5a3c'), 120) +
    ellipse(2010, -1580, 170, 200, light.land('#a8683f'))
  )
}
