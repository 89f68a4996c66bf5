import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, line, place, shape } from '../canvas/svg.ts'
import { lit, rope as ropeOf, sheen } from './materials.ts'
import { prop } from './prop.ts'

/** Tools. */

/** Leans against whatever is behind it. Its upper end is the seat. */
export const ladder = prop({ states: ['broken'] }, ({ on, is, defs }) => {
  const wood = on('#c08a54')
  const fill = defs.horizontalGradient(tint(wood, 0.3), wood, shade(wood, 0.24))
  const rungs = Array.from({ length: 9 }, (_, i) => 110 + i * 165)
  return {
    drawing:
      rungs
        .filter((_, i) => !is('broken') || (i !== 4 && i !== 6))
        .map(y => box(-150 + y * 0.02, -y - 17, 300 - y * 0.04, 34, lit({ defs }, shade(wood, 0.06)), 12))
        .join('') +
      (is('broken') ? place(box(-100, -17, 120, 34, wood, 8), 20, -110 - 4 * 165, { turn: 34 }) : '') +
      shape('M-176 0L-140 -1560H-100L-130 0Z', fill) +
      shape('M176 0L140 -1560H100L130 0Z', fill),
    halfWidth: 178,
    height: 1560,
    grip: { kind: 'both', at: [0, -600], scale: 0.5 },
    seat: [0, -1440],
  }
})

/** Hangs down to (0, 0). */
export const ropeLadder = prop({ states: ['rolled', 'torn'] }, ({ on, is, defs }) => {
  const cord = on('#d8b880')
  const wood = on('#a8744a')
  if (is('rolled'))
    return {
      drawing: [0, 1, 2]
        .map(
          i =>
            box(-130 + i * 12, -60 - i * 44, 260 - i * 24, 30, lit({ defs }, wood), 14) +
            ropeOf(`M-110 ${-70 - i * 44}q-40 20 0 40M110 ${-70 - i * 44}q40 20 0 40`, cord, 14),
        )
        .join(''),
      halfWidth: 150,
      height: 180,
      grip: { kind: 'both', at: [0, -60], scale: 0.7 },
    }
  const rungs = Array.from({ length: 8 }, (_, i) => 60 + i * 180)
  return {
    drawing:
      ropeOf('M-120 0C-134 -400 -106 -900 -120 -1500', cord, 18) +
      (is('torn')
        ? ropeOf('M120 -640C106 -900 134 -1200 120 -1500M130 0C120 -200 140 -400 118 -470', cord, 18)
        : ropeOf('M120 0C134 -400 106 -900 120 -1500', cord, 18)) +
      rungs
        .map((y, i) =>
          is('torn') && i === 3
            ? place(box(-10, -16, 250, 32, wood, 14), -120, -y, { turn: 38 })
            : box(-146, -y - 17, 292, 34, lit({ defs }, wood), 14),
        )
        .join(''),
    halfWidth: 150,
    height: 1500,
    place: 'air',
  }
})

/** Coiled; `open` it lies in waves on the ground, `tangled` in a muddle. */
export const rope = prop({ states: ['rolled', 'open', 'tangled', 'torn'], coloured: true }, ({ hue, is }) => {
  const cord = hue('#d8b880')
  if (is('tangled'))
    return {
      drawing: ropeOf(
        'M-190 -10C-120 -120 -40 -120 0 -50S100 10 130 -60S40 -150 -30 -90S-140 -20 -60 -10S130 -110 60 -130S-110 -100 -80 -40S60 -4 200 -16',
        cord,
        25,
      ),
      halfWidth: 204,
      height: 150,
      grip: { kind: 'both', at: [0, -60], scale: 0.8 },
    }
  if (is('open') || is('torn'))
    return {
      drawing: is('torn')
        ? ropeOf(
            'M-420 -20C-320 -90 -240 30 -120 -20S-60 -30 -44 -34M54 -28C120 -10 180 -60 260 -24S360 -40 420 -20',
            cord,
            25,
          ) + line('M-44 -34l22 -14M-44 -34l26 0M-44 -34l20 16M54 -28l-22 -14M54 -28l-26 2M54 -28l-18 16', cord, 5)
        : ropeOf('M-420 -20C-320 -90 -240 30 -120 -20S80 -70 180 -20S340 -50 420 -16', cord, 25),
      halfWidth: 430,
      height: 84,
      grip: { kind: 'both', at: [0, -30], scale: 0.6 },
    }
  const coil = (y: number, rx: number, ry: number) =>
    `M${-rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0`
  return {
    drawing:
      ropeOf(coil(-34, 130, 30), cord, 27) +
      ropeOf(coil(-58, 124, 28), cord, 27) +
      ropeOf(coil(-82, 116, 26), cord, 27) +
      ropeOf('M100 -70C170 -40 190 -20 240 -14', cord, 25),
    halfWidth: 170,
    height: 122,
    grip: { kind: 'both', at: [0, -50], scale: 0.8 },
  }
})

/** Larger than life, with thread of silver. */
export const needle = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const thread = hue('#dfe8f4')
  const steel = on('#c3ccd6')
  return {
    drawing:
      line('M-40 -214C40 -260 130 -180 90 -110S-60 -60 20 -20S140 10 180 -50', shade(thread, 0.14), 8) +
      line('M-40 -214C40 -260 130 -180 90 -110S-60 -60 20 -20S140 10 180 -50', thread, 5) +
      place(
        shape('M0 0L-9 -170Q-12 -226 0 -232Q12 -226 9 -170Z', sheen(tools, steel)) +
          shape('M-4 -186Q-5 -216 0 -218Q5 -216 4 -186Z', on('#3a4a68')),
        0,
        0,
        { turn: -12 },
      ),
    halfWidth: 184,
    height: 244,
    grip: { kind: 'upright', at: [-16, -80], scale: 0.8 },
  }
})

/** A hinge of its lid hangs loose if it is `broken`. */
export const toolbox = prop({ states: ['open', 'closed', 'broken', 'empty'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const isOpen = is('open') || is('empty')
  const red = hue('#d8503f')
  const steel = on('#b9c6cc')
  const insides =
    line('M-50 -120V-206', on('#b5794a'), 18) +
    shape('M-78 -202H-20L-26 -238H-78Z', steel) +
    `<circle cx="70" cy="-216" r="21" fill="none" stroke="${steel}" stroke-width="13" stroke-dasharray="98 36" transform="rotate(-20 70 -216)"/>` +
    line('M34 -120L62 -196', steel, 17) +
    box(-6, -194, 20, 84, on('#f4c24f'), 5) +
    shape('M-6 -194L4 -224L14 -194Z', on('#f6e2bd'))
  const lid =
    box(-132, -36, 264, 36, lit(tools, tint(red, 0.1)), 12) + line('M-60 -36C-60 -70 60 -70 60 -36', on('#5a4448'), 13)
  return {
    drawing:
      (isOpen
        ? (is('empty') ? '' : insides) + place(lid, -126, -118, { turn: -68 })
        : place(lid, 0, -118, { turn: is('broken') ? -7 : 0 })) +
      box(-130, -124, 260, 124, lit(tools, red), 12) +
      box(-130, -92, 260, 13, alpha(shade(red, 0.5), 0.3)) +
      box(-28, -108, 56, 36, on('#f4c24f'), 7) +
      box(-11, -96, 22, 15, on('#8a5a34'), 4) +
      (is('broken')
        ? place(box(-10, 0, 20, 44, steel, 4) + circle(0, 10, 4, on('#5a5a68')), 112, -124, { turn: 24 })
        : ''),
    halfWidth: 146,
    height: isOpen ? 330 : 184,
    grip: { kind: 'hang', at: [0, isOpen ? -120 : -178], scale: 0.9 },
  }
})

/** Over a well: a wheel with a rope and a bucket. */
export const wellPulley = prop({ states: ['broken'] }, tools => {
  const { on, is } = tools
  const wood = on('#8a5a3c')
  return {
    drawing:
      line('M-330 0V-900M330 0V-900', wood, 44) +
      line('M-380 -900H380', shade(wood, 0.14), 50) +
      line('M0 -900V-820', on('#5a5464'), 20) +
      (is('broken')
        ? ropeOf('M60 -300C100 -160 -40 -120 40 -20', on('#d8b880'), 20)
        : ropeOf('M-90 -730V-330M90 -730C90 -500 120 -400 250 -160', on('#d8b880'), 20)) +
      `<circle cx="0" cy="-730" r="90" fill="none" stroke="${on('#6a7484')}" stroke-width="30"/>` +
      line('M-70 -730H70M0 -800V-660', on('#6a7484'), 16) +
      circle(0, -730, 24, on('#3f4654')) +
      (is('broken')
        ? ''
        : line('M-150 -230C-150 -340 -30 -340 -30 -230', on('#7a8490'), 10) +
          shape('M-160 -230H-20L-38 -90H-142Z', sheen(tools, on('#b9c4ce')))),
    halfWidth: 400,
    height: 930,
  }
})

/** On a wall. */
export const hook = prop({}, ({ on }) => ({
  drawing:
    box(-40, -140, 80, 60, on('#a8744a'), 8) +
    line('M0 -100V-40C0 0 -50 4 -52 -34', on('#c9a14a'), 14) +
    dots(
      [
        [-26, -110, 6],
        [26, -110, 6],
      ],
      on('#5a4438'),
    ),
  halfWidth: 62,
  height: 140,
  place: 'air',
}))
