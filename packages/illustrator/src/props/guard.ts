import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, ellipse, line, shape } from '../canvas/svg.ts'
import { orb, sheen } from './materials.ts'
import { prop } from './prop.ts'

/** What the guard of a train has in his hands. */

/** It is waved when the train may leave. */
export const greenFlag = prop({ states: ['rolled'], coloured: true }, tools => {
  const { on, hue, is, defs } = tools
  const cloth = hue('#3fa552')
  return {
    drawing:
      (is('rolled')
        ? shape('M-8 -600C-46 -560 -50 -330 -20 -270H22C52 -330 46 -560 10 -600Z', sheen(tools, cloth)) +
          line('M-34 -540L30 -470M-40 -440L38 -370M-34 -350L26 -300', alpha(shade(cloth, 0.4), 0.5), 9)
        : shape(
            'M0 -610C90 -660 170 -580 260 -610C330 -632 390 -640 440 -600C420 -520 430 -420 450 -340C390 -370 330 -360 260 -330C170 -296 90 -380 0 -330Z',
            defs.horizontalGradient(cloth, tint(cloth, 0.26), shade(cloth, 0.16), tint(cloth, 0.14), shade(cloth, 0.1)),
          ) + line('M24 -360C100 -400 180 -330 264 -360C330 -386 390 -394 428 -378', alpha(tint(cloth, 0.6), 0.6), 9)) +
      box(-15, -640, 30, 640, sheen(tools, on('#b5824e')), 14) +
      circle(0, -646, 24, on('#e8b53c')),
    halfWidth: is('rolled') ? 52 : 450,
    height: 668,
    grip: { kind: 'upright', at: [0, -90], scale: 0.7 },
  }
})

/** Of brass, on a red cord. */
export const whistle = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const metal = hue('#e0b040')
  return {
    drawing:
      line('M74 -96C130 -150 170 -110 150 -60C134 -20 190 -4 214 -30', on('#d8403a'), 10) +
      circle(62, -98, 17, shade(metal, 0.3)) +
      circle(62, -98, 8, on('#fbecd0')) +
      shape('M-120 -112H30V-70L-120 -64Q-130 -64 -130 -74V-102Q-130 -112 -120 -112Z', sheen(tools, metal)) +
      circle(26, -58, 56, orb(tools, metal)) +
      shape('M-40 -116H-4L14 -84H-40Z', shade(metal, 0.66)) +
      ellipse(6, -60, 16, 14, shade(metal, 0.3)) +
      circle(8, -58, 10, on('#d8604a')) +
      line('M-116 -102H-56M2 -96Q54 -100 66 -62', alpha('#ffffff', 0.6), 7),
    halfWidth: 215,
    height: 116,
    grip: { kind: 'both', at: [-20, -60], scale: 0.8 },
    blown: { at: [-130, -88], end: [80, -60] },
  }
})
