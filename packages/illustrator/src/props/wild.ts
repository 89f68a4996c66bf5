import { alpha, shade, tint } from '../canvas/colour.ts'
import { dots, line, place, shape } from '../canvas/svg.ts'
import { crack, pierced, rope } from './materials.ts'
import { prop } from './prop.ts'

/** What one finds under trees and in them. */

export const feather = prop({ states: ['broken', 'dark', 'half'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const vane = hue('#f4efe4')
  const barbs = Array.from(
    { length: 11 },
    (_, i) => `M0 ${-46 - i * 18}q-22 -4 -34 -24M0 ${-46 - i * 18}q22 -4 34 -24`,
  ).join('')
  const outline = 'M0 -26C-50 -70 -62 -170 -20 -264C-8 -284 10 -286 22 -268C62 -180 48 -70 0 -26Z'
  const whole =
    shape(outline, vane) +
    shape('M0 -30C30 -80 40 -180 14 -274C58 -190 50 -76 0 -30Z', shade(vane, 0.14)) +
    tools.defs.clip(outline, line(barbs, alpha(shade(vane, 0.5), 0.22), 4))
  const plume = is('half')
    ? tools.defs.clip('M-80 20V-160H80V20Z', whole) +
      place(place(tools.defs.clip('M-80 -158V-300H80V-158Z', whole), -4, 158), 4, -156, { turn: 148 })
    : whole
  return {
    drawing: place(
      pierced(tools, pierced(tools, plume, [-70, -152, -22, -140, -70, -122]), [70, -196, 22, -176, 70, -164]) +
        line(is('half') ? 'M-4 8Q4 -80 4 -158L54 -84' : 'M-4 8Q8 -110 4 -264', on('#fbf1dc'), 6) +
        shape(
          is('dark') ? 'M-8 10L-4 -34L6 -34L4 10Z' : 'M-8 12L-4 -20L6 -20Z',
          is('dark') ? on('#2c2c54') : on('#fbf1dc'),
        ) +
        (is('broken') ? line('M-4 8L-18 22M-4 8L10 24', on('#fbf1dc'), 6) : ''),
      14,
      -14,
      { turn: 16 },
    ),
    halfWidth: 90,
    height: 296,
    place: 'air',
    grip: { kind: 'upright', at: [20, -40], scale: 0.8 },
  }
})

/** Of a peepal tree. */
export const peepalLeaf = prop({ coloured: true }, ({ hue }) => {
  const green = hue('#6fae52')
  return {
    drawing:
      line('M0 0Q-6 -40 0 -70', shade(green, 0.3), 6) +
      shape(
        'M0 -60C-70 -40 -96 -100 -66 -142C-46 -170 -14 -176 -4 -220C0 -240 4 -240 8 -220C18 -176 50 -168 68 -142C96 -100 70 -40 0 -60Z',
        green,
      ) +
      line(
        'M0 -64Q-2 -150 2 -226M0 -90L-56 -110M0 -120L-46 -148M0 -90L56 -108M0 -120L48 -148',
        alpha(tint(green, 0.6), 0.7),
        5,
      ),
    halfWidth: 84,
    height: 236,
    grip: { kind: 'upright', at: [0, -24], scale: 0.8 },
  }
})

/** Aerial roots of a banyan, hanging down to where a hand can reach. */
export const banyanRoots = prop({}, ({ on }) => {
  const bark = on('#8a6a4c')
  const roots = [
    'M-120 -1500C-140 -1000 -80 -600 -130 -60',
    'M0 -1500C30 -1100 -30 -500 10 0',
    'M110 -1500C90 -900 150 -700 100 -180',
    'M-40 -1500C-70 -1200 -20 -900 -60 -420',
  ]
  return {
    drawing:
      rope(roots[0] ?? '', bark, 44) +
      rope(roots[1] ?? '', tint(bark, 0.1), 56) +
      rope(roots[2] ?? '', shade(bark, 0.1), 40) +
      rope(roots[3] ?? '', bark, 30) +
      line(
        'M-130 -70l-24 66M-130 -70l-4 70M-128 -70l20 60M10 -20l-26 20M10 -20l30 20M100 -186l-14 60M100 -186l18 64',
        bark,
        7,
      ),
    halfWidth: 150,
    height: 1500,
    place: 'air',
    grip: { kind: 'upright', at: [0, -500], scale: 1 },
  }
})

/** A walking stick of an old man; also a shepherd's. */
export const stick = prop({ states: ['broken'] }, tools => {
  const { on, is, defs } = tools
  const wood = on('#9a6a40')
  const whole =
    line('M0 0Q-8 -300 2 -580C4 -690 -126 -690 -118 -590', wood, 24) +
    line('M-4 -40Q-10 -300 -2 -560', alpha(tint(wood, 0.5), 0.5), 5) +
    line('M-8 -210l-12 -12M6 -400l12 -12', shade(wood, 0.3), 9)
  const lower = defs.clip('M-200 40V-300L-14 -310L-4 -280L8 -320L100 -300V40Z', whole)
  const upper = defs.clip('M-200 -300L-14 -310L-4 -280L8 -320L100 -300V-800H-200Z', whole)
  return {
    drawing: is('broken') ? place(lower, -120, -14, { turn: 78 }) + place(upper, -330, 96, { turn: 66 }) : whole,
    halfWidth: is('broken') ? 300 : 130,
    height: is('broken') ? 260 : 680,
    grip: { kind: 'hang', at: is('broken') ? [0, -60] : [0, -560], scale: 0.9 },
  }
})

/** A plank of a bridge, broken off. */
export const plank = prop({ states: ['cracked', 'broken'] }, ({ on, is, defs }) => {
  const wood = on('#a8744a')
  return {
    drawing:
      shape(
        'M-230 -50L-190 -60L-170 -44L190 -60L232 -48L220 -30L236 -8L-160 0L-214 -8L-200 -26Z',
        defs.verticalGradient(tint(wood, 0.24), wood, shade(wood, 0.26)),
      ) +
      line('M-150 -34H160M-120 -18H190M-40 -46H140', alpha(shade(wood, 0.5), 0.35), 4) +
      dots(
        [
          [-150, -46, 6],
          [-146, -12, 6],
          [176, -48, 6],
        ],
        shade(wood, 0.5),
      ) +
      (is('cracked') || is('broken') ? crack([-20, -54, 6, -36, -14, -24, 10, -4], wood, 7) : ''),
    halfWidth: 236,
    height: 62,
    grip: { kind: 'both', at: [0, -26], scale: 0.8 },
  }
})

/** On a bit of twig. */
export const thorn = prop({}, ({ on, defs }) => {
  const wood = on('#8a6a3c')
  return {
    drawing:
      line('M-60 -8Q0 -20 60 -6', wood, 12) +
      shape(
        'M-14 -14C-8 -46 6 -80 34 -122C26 -80 18 -46 14 -12Z',
        defs.horizontalGradient(tint(wood, 0.4), wood, shade(wood, 0.3)),
      ) +
      shape('M-52 -14C-58 -30 -66 -40 -80 -48C-64 -48 -46 -38 -38 -18Z', shade(wood, 0.1)),
    halfWidth: 80,
    height: 126,
    grip: { kind: 'both', at: [0, -30], scale: 0.6 },
  }
})

/** Four in a row, as they are picked out of somebody's hair. */
export const twigs = prop({}, ({ on }) => {
  const wood = on('#b5854f')
  const one = (x: number, turn: number) =>
    place(
      line('M0 0Q-6 -60 4 -128M-1 -50L-26 -84M1 -78L26 -106', wood, 10) +
        shape('M26 -106q26 -22 44 -10q-14 22 -44 10Z', on('#6fae52')),
      x,
      0,
      { turn },
    )
  return {
    drawing: one(-180, -8) + one(-64, 5) + one(54, -4) + one(172, 8),
    halfWidth: 230,
    height: 134,
  }
})
