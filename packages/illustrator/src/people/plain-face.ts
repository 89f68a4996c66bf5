import type { Face } from './look.ts'

/** A face without anything by which people differ. */
export const PLAIN_FACE: Face = {
  cheeks: 1,
  chin: 1,
  chinLength: 1,
  eyeSize: 1,
  eyeSpacing: 1,
  eyeTilt: 0,
  nose: 'button',
  brow: 1,
  mark: 'none',
  freckles: false,
  forehead: null,
  glasses: false,
  beard: 'none',
  lines: 0,
  gap: false,
}
