import type { Look as ChosenLook } from '@kahani/contracts/looks'
import { AGE_BANDS, type AgeBand } from '@kahani/contracts/options'
import type { Random } from '@kahani/random/random'
import type { Face } from './look.ts'

/** A face of its own for every seed, with the marks and glasses that a family chose. */
export function createFace(random: Random, chosen: ChosenLook): Face {
  const mark = random.pick(['none', 'none', 'none', 'freckles', 'mole', 'dimples', 'dimples'] as const)
  return {
    cheeks: random.between(0.95, 1.05),
    chin: random.between(0.86, 1.08),
    chinLength: random.between(0.8, 1.4),
    eyeSize: random.between(0.94, 1.1),
    eyeSpacing: random.between(0.93, 1.06),
    eyeTilt: random.between(-3, 6),
    nose: random.pick(['button', 'round', 'small', 'long', 'button']),
    brow: random.between(0.8, 1.25),
    mark: mark === 'freckles' ? 'none' : mark,
    freckles: chosen.freckles ?? mark === 'freckles',
    forehead: chosen.foreheadMark ?? null,
    glasses: chosen.glasses ?? false,
    beard: 'none',
    lines: 0,
    gap: false,
  }
}

/** Older children have longer faces. */
export function faceOfChild(face: Face, age: AgeBand, random: Random): Face {
  const older = AGE_BANDS.indexOf(age) / (AGE_BANDS.length - 1)
  return {
    ...face,
    cheeks: face.cheeks * (1.03 - older * 0.06),
    chinLength: face.chinLength * (0.8 + older * 0.5),
    chin: face.chin * (1.03 - older * 0.06),
    gap: age === '7-9' && random.fork('gap').chance(0.5),
  }
}
