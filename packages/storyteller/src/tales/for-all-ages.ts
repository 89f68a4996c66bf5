import type { AgeBand } from '@kahani/contracts/options'
import type { Scene, TaleShot } from '../format/arc.ts'

/** Height of the child relative to one of eight. */
const TALL = { '2-3': 0.72, '4-6': 0.86, '10-12': 1.14 } as const satisfies Partial<Record<AgeBand, number>>

/** The shot for a child of another height, in a place that grows with the child. */
function forHeight(shot: TaleShot, tall: number): TaleShot {
  return {
    ...shot,
    figures: shot.figures.map(figure => ({ ...figure, height: Number(figure.height ?? 0) * tall })),
    objects: (shot.objects ?? []).map(object => ({
      ...object,
      height: Number(object.height ?? 0) * tall,
      size: Number(object.size ?? 1) * tall,
    })),
  }
}

/** A shot, written for a child of eight, and the same for the other ages, in a place that grows with the child. */
export const forAllAges = (
  shot: TaleShot,
  bands: NonNullable<Scene['bands']> = {},
): Required<Pick<Scene, 'shot' | 'bands'>> => {
  const at = (band: keyof typeof TALL) => {
    const own = bands[band]
    return { ...own, shot: forHeight(own?.shot ?? shot, TALL[band]) }
  }
  return {
    shot: bands['7-9']?.shot ?? shot,
    bands: { ...bands, '2-3': at('2-3'), '4-6': at('4-6'), '10-12': at('10-12') },
  }
}
