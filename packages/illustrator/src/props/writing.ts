import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, line, shape } from '../canvas/svg.ts'
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
