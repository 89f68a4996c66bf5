import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath, n } from '../canvas/path.ts'
import { box, circle, dots, line, place, shape } from '../canvas/svg.ts'
import { crack, lit, round } from './materials.ts'
import { prop } from './prop.ts'

/** The word "Home" in ink, as high as a child's knee: its first letter has a roof, and the second one a lit window. */
export const homeWord = prop({ states: ['unlit'] }, ({ on, is, defs }) => {
  const ink = on('#2c3470')
  const window = is('unlit') ? on('#f4ead0') : '#ffd368'
  return {
    drawing:
      shape('M-388 -262L-290 -352L-192 -262L-212 -244L-290 -314L-368 -244Z', ink) +
      line('M-340 -258V-14M-240 -258V-14M-340 -132H-240', ink, 44) +
      circle(-78, -92, 94, ink) +
      circle(-78, -92, 58, defs.radialGradient(tint(window, 0.5), window, shade(window, 0.08))) +
      box(-82, -150, 9, 116, ink) +
      box(-136, -96, 116, 9, ink) +
      line('M68 -14V-168M68 -120C84 -186 152 -186 156 -120V-14M156 -120C172 -186 240 -186 244 -120V-14', ink, 42) +
      line('M318 -96H436C440 -190 318 -196 314 -98C312 0 398 10 434 -38', ink, 40) +
      line('M-352 -240V-40M62 -150V-40', alpha('#ffffff', 0.18), 8),
    halfWidth: 460,
    height: 352,
    seat: [-290, -330],
    ...(!is('unlit') && { light: { at: [-78, -92] as const, r: 460 } }),
  }
})

/** A school slate with a drawing in chalk; `empty`, it is wiped clean. */
export const slate = prop({ states: ['empty', 'cracked'] }, tools => {
  const { on, is } = tools
  const wood = on('#b5763f')
  const stone = on('#414a58')
  const white = on('#fbf6ea')
  const sun = on('#f9d561')
  const rays = Array.from({ length: 8 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
    return `M${n(-88 + c * 36)} ${n(-196 + s * 36)}L${n(-88 + c * 52)} ${n(-196 + s * 52)}`
  }).join('')
  const picture =
    line(`${circlePath(-88, -196, 24)}${rays}`, sun, 7) +
    line('M10 -54V-132H104V-54ZM-6 -126L57 -184L120 -126M44 -54V-98H70V-54', white, 7) +
    line('M-136 -54H134', on('#8fd08a'), 7) +
    line('M-84 -54V-96M-84 -74q-14 -14 -24 -6M-84 -70q14 -14 24 -6', on('#8fd08a'), 7) +
    dots(
      [0, 72, 144, 216, 288].map(
        turn =>
          [-84 + Math.sin((turn * Math.PI) / 180) * 15, -112 - Math.cos((turn * Math.PI) / 180) * 15, 10] as const,
      ),
      on('#f29ab0'),
    ) +
    circle(-84, -112, 8, sun)
  return {
    drawing:
      box(-180, -276, 360, 276, lit(tools, wood), 22) +
      box(-150, -246, 300, 216, lit(tools, stone), 8) +
      line('M-120 -226q60 20 120 4t110 8', alpha('#ffffff', 0.1), 20) +
      (is('empty') ? line('M-110 -100q70 -40 130 -10t100 -30', alpha('#ffffff', 0.16), 30) : picture) +
      (is('cracked') ? crack([60, -246, 30, -190, 62, -150, 22, -108, 44, -60, 20, -30], '#202430', 7) : '') +
      dots(
        [
          [-164, -260, 6],
          [164, -260, 6],
          [-164, -16, 6],
          [164, -16, 6],
        ],
        on('#7a4a26'),
      ) +
      line('M-40 -276Q-10 -306 0 -276', on('#d8b880'), 8) +
      place(box(-44, -11, 88, 22, round(tools, white), 10), 104, -12, { turn: -8 }),
    halfWidth: 180,
    height: 296,
    grip: { kind: 'both', at: [0, -214], scale: 0.64, over: true },
  }
})
