import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, round, sheen, vessel } from './materials.ts'
import { prop } from './prop.ts'

/** Of a doctor or a hospital. */

/** Held below the pieces for the ears, so that the disc for the chest hangs down. */
export const stethoscope = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const rubber = hue('#2f7f92')
  const steel = on('#c3ccd6')
  const hose = 'M0 -214C-6 -150 -70 -100 -62 -48C-54 8 36 14 58 -44C66 -74 72 -92 96 -98'
  return {
    drawing:
      line('M-92 -404C-120 -330 -96 -262 -14 -232M92 -404C120 -330 96 -262 14 -232', shade(steel, 0.3), 17) +
      line('M-94 -396C-118 -330 -94 -268 -16 -236M90 -396C116 -330 92 -268 12 -238', tint(steel, 0.4), 6) +
      ellipse(-82, -414, 25, 18, on('#4a4356'), 40) +
      ellipse(82, -414, 25, 18, on('#4a4356'), -40) +
      line('M-40 -252L0 -206L40 -252', rubber, 25) +
      line(hose, shade(rubber, 0.22), 26) +
      line(hose, rubber, 20) +
      line('M-8 -190C-20 -150 -74 -104 -68 -54', alpha(tint(rubber, 0.6), 0.7), 5) +
      line('M88 -98L112 -94', shade(steel, 0.4), 22) +
      circle(140, -78, 58, sheen(tools, steel)) +
      circle(140, -78, 44, on('#f7f3ea')) +
      circle(140, -78, 44, alpha(rubber, 0.16)) +
      circle(140, -78, 25, tint(rubber, 0.5)) +
      ellipse(122, -98, 15, 9, '#ffffffcc', -34),
    halfWidth: 200,
    height: 430,
    grip: { kind: 'upright', at: [0, -216], scale: 0.84 },
  }
})

/** A bottle of syrup with a spoon. */
export const medicineBottle = prop({ states: ['open', 'empty', 'full'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const glass = on('#a8602c')
  const syrup = hue('#e0457a')
  const steel = on('#c3ccd6')
  const spoon =
    line('M34 -60L112 -236', sheen(tools, steel), 15) +
    ellipse(130, -276, 32, 46, shade(steel, 0.14), 24) +
    ellipse(129, -278, 25, 38, is('empty') ? shade(steel, 0.3) : syrup, 24) +
    ellipse(120, -296, 7, 13, alpha('#ffffff', 0.75), 24)
  const cap =
    box(-36, -52, 72, 52, sheen(tools, on('#fbf6ea')), 9) +
    line('M-22 -46V-8M-8 -46V-8M6 -46V-8M20 -46V-8', alpha('#9a8f8a', 0.5), 5)
  return {
    drawing:
      spoon +
      shape(
        vessel([34, -250, 34, -214, 78, -178, 84, -150, 84, -14, 74, 0], 0.06),
        round(tools, is('empty') ? tint(glass, 0.36) : glass),
      ) +
      (is('empty') ? shape('M-74 -26H74V-12Q0 8 -74 -12Z', alpha(syrup, 0.6)) : '') +
      box(-84, -142, 168, 106, on('#fdf3dc'), 4) +
      box(-84, -142, 168, 18, syrup) +
      box(-84, -52, 168, 16, syrup) +
      // A leaf and drops instead of words.
      shape('M-34 -62C-60 -80 -56 -108 -30 -118C-10 -106 -10 -78 -34 -62Z', on('#5f9f4f')) +
      line('M-34 -60Q-34 -86 -30 -108', on('#d2ecb4'), 4) +
      shape(
        'M18 -118C30 -100 34 -94 34 -84A16 16 0 0 1 2 -84C2 -94 8 -104 18 -118ZM52 -100C59 -89 61 -86 61 -80A9.5 9.5 0 0 1 43 -80C43 -86 46 -92 52 -100Z',
        syrup,
      ) +
      line('M-66 -158V-30', alpha('#ffffff', 0.45), 11) +
      (is('open') ? ellipse(0, -250, 34, 9, shade(glass, 0.5)) + place(cap, -138, 0) : place(cap, 0, -232)),
    halfWidth: is('open') ? 176 : 156,
    height: 324,
    grip: { kind: 'both', at: [0, -110], scale: 0.64 },
  }
})

/** For a grazed knee: large enough to be seen in hands. */
export const plaster = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const cloth = hue('#eeb58a')
  const holes = [-104, -82, 82, 104].flatMap(x => [-22, 0, 22].map(y => [x, y, 4.6] as const))
  const strip =
    box(-136, -46, 272, 92, lit(tools, cloth), 46) +
    `<rect x="-126" y="-36" width="252" height="72" rx="36" fill="none" stroke="${alpha(tint(cloth, 0.6), 0.8)}" stroke-width="5" stroke-dasharray="10 9"/>` +
    dots(holes, shade(cloth, 0.28)) +
    box(-56, -46, 112, 92, on('#fff5e4')) +
    line('M-56 -44V44M56 -44V44', shade(cloth, 0.2), 4) +
    shape('M0 32C-46 2 -36 -30 -15 -30C-6 -30 0 -22 0 -15C0 -22 6 -30 15 -30C36 -30 46 2 0 32Z', on('#dc4450'))
  return {
    drawing: place(strip, 0, -72, { turn: -14 }),
    halfWidth: 140,
    height: 146,
    grip: { kind: 'both', at: [0, -24], scale: 0.9, over: true },
  }
})
