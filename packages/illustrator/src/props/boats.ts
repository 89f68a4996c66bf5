import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { crack, lit, pierced } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** Boats that carry people have a near side, `front`, which hides the legs of whoever sits in them. */

/** The inside of a hull, its far edge and a bench. */
const hold = ({ on }: PropTools, outline: string, bench: string, wood: string) =>
  shape(outline, shade(wood, 0.5)) + line(bench, on('#c99a64'), 34)

/** A small sailing boat. */
export const boat = prop({ states: ['lying', 'torn', 'mended', 'broken'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const wood = hue('#b5693f')
  const sail = on('#fbecd0')
  const mainSail = shape('M-4 -1060C240 -900 360 -640 380 -330H-4Z', lit(tools, sail))
  const mast =
    line('M-30 -150V-1080', on('#8a5a3c'), 26) +
    (is('torn') ? pierced(tools, mainSail, [120, -920, 180, -660, 140, -600, 250, -500, 246, -760]) : mainSail) +
    shape('M-56 -1000C-180 -820 -280 -600 -300 -330H-56Z', lit(tools, on('#e4674f'))) +
    line('M-4 -700H326M-4 -520H366', alpha(on('#e4674f'), 0.8), 24) +
    shape('M-40 -1090q90 -30 150 16q-70 14 -150 50Z', on('#f4b942')) +
    (is('mended')
      ? box(130, -800, 110, 110, on('#8fb0a8'), 8) +
        line(
          'M130 -800l14 -14M170 -800l14 -14M210 -800l14 -14M130 -690l14 -14M170 -690l14 -14M210 -690l14 -14',
          on('#6a4a3c'),
          7,
        )
      : '')
  const hull =
    shape(
      'M-520 -270Q-200 -200 0 -200T520 -290C470 -90 380 0 230 4H-250C-400 0 -480 -110 -520 -270Z',
      lit(tools, wood),
    ) +
    line('M-508 -254Q-200 -184 0 -184T508 -270', on('#f4c46a'), 28) +
    line('M-450 -130Q0 -60 450 -140M-380 -60Q0 0 370 -66', alpha(shade(wood, 0.5), 0.4), 9) +
    dots(
      [-230, -70, 90, 260].map(x => [x, -110 + Math.abs(x) * -0.04, 20] as const),
      on('#fbecd0'),
    ) +
    (is('broken') ? shape('M160 -90L240 -130L300 -100L270 -40L190 -30Z', on('#2e2430')) : '')
  const inside = hold(tools, 'M-520 -270Q-200 -340 0 -330T520 -290Q200 -190 0 -190T-520 -270Z', 'M-240 -262H250', wood)
  if (is('lying'))
    return {
      drawing: place(mast + inside + hull, -150, -200, { turn: 38 }),
      halfWidth: 500,
      height: 1080,
      seat: [0, -420],
    }
  return {
    drawing: mast + inside,
    front: hull,
    halfWidth: 520,
    height: 1110,
    grip: { kind: 'both', at: [0, -100], scale: 0.2 },
    seat: [60, -250],
  }
})

/** Old, flat and black, of the river. `wet` it has water in its bottom; `up` its bow is thrown up. */
export const rowingBoat = prop({ states: ['lying', 'wet', 'upside-down', 'up'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const wood = hue('#4f4550')
  const inside =
    hold(tools, 'M-640 -250C-400 -250 400 -250 660 -290C420 -170 -380 -150 -640 -250Z', 'M-190 -212H210', wood) +
    line('M-420 -214H-330', on('#b58a5c'), 26) +
    (is('wet')
      ? ellipse(0, -208, 420, 24, alpha(on('#8fc4d4'), 0.9)) +
        line('M-200 -214H-60M60 -206H190', alpha('#ffffff', 0.7), 6)
      : '')
  const hull =
    shape(
      'M-680 -276C-600 -240 -420 -196 0 -186C380 -190 560 -250 700 -330C660 -170 560 -20 380 0H-400C-540 -20 -640 -130 -680 -276Z',
      lit(tools, wood),
    ) +
    line('M-672 -266C-600 -230 -420 -184 0 -174C380 -178 560 -238 690 -314', on('#a8764a'), 24) +
    line('M-600 -150C-300 -70 300 -70 590 -170M-500 -66C-200 -20 260 -20 470 -70', alpha(tint(wood, 0.5), 0.35), 8) +
    line('M690 -320q30 -10 34 -40', on('#d8b880'), 12)
  if (is('upside-down'))
    return { drawing: place(hull, 0, -330, { turn: 180 }), halfWidth: 690, height: 330, seat: [0, -300] }
  if (is('lying'))
    return { drawing: place(inside + hull, 0, -90, { turn: 14 }), halfWidth: 690, height: 480, seat: [0, -260] }
  if (is('up'))
    return {
      drawing: place(inside, 0, 0, { turn: -9 }),
      front: place(hull, 0, 0, { turn: -9 }),
      halfWidth: 690,
      height: 420,
      seat: [0, -226],
    }
  return { drawing: inside, front: hull, halfWidth: 690, height: 350, seat: [0, -226], handle: [60, -190] }
})

/** A fisher's boat with a high prow and an eye. */
export const fishingBoat = prop({ states: ['lying', 'broken'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const wood = hue('#3f86a8')
  const inside =
    hold(tools, 'M-820 -420C-500 -360 460 -360 900 -640C640 -280 -420 -240 -820 -420Z', 'M-320 -340H260', wood) +
    line('M-520 -352H-440', on('#d8b880'), 30)
  const net =
    shape(
      'M-560 -380C-540 -470 -420 -490 -340 -440C-280 -470 -240 -420 -250 -360Q-400 -330 -560 -380Z',
      alpha(on('#6f9a8c'), 0.9),
    ) +
    line('M-540 -400q60 -40 120 -20t120 0M-500 -440q60 10 120 50M-420 -460q60 20 140 90', alpha(on('#dff0e4'), 0.6), 5)
  const hull =
    shape(
      'M-850 -440C-560 -330 -300 -300 0 -306C400 -316 700 -450 960 -720C930 -380 720 -40 480 0H-520C-720 -40 -820 -220 -850 -440Z',
      lit(tools, wood),
    ) +
    shape(
      'M-846 -420C-560 -310 -300 -280 0 -286C400 -296 700 -430 956 -696L950 -640C700 -380 400 -240 0 -230C-300 -226 -560 -250 -838 -366Z',
      on('#f2c14a'),
    ) +
    shape(
      'M-790 -250C-600 -150 500 -150 830 -330C760 -190 690 -110 600 -56H-620C-700 -110 -760 -180 -790 -250Z',
      on('#d8503f'),
    ) +
    ellipse(690, -360, 54, 38, on('#fffaf0'), -30) +
    ellipse(696, -358, 22, 22, on('#2e2430')) +
    line('M636 -380Q690 -430 750 -400', on('#2e2430'), 10) +
    line('M-500 -60H480', alpha(shade(wood, 0.5), 0.4), 9) +
    (is('broken') ? crack([-300, -230, -260, -160, -310, -110, -250, -30], wood, 14) : '')
  if (is('lying'))
    return {
      drawing: place(inside + net + hull, -130, -150, { turn: 18 }),
      halfWidth: 1000,
      height: 830,
      seat: [-300, -420],
    }
  return { drawing: inside + net, front: hull, halfWidth: 960, height: 720, seat: [40, -356] }
})
