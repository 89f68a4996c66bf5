import { THEMES } from '@kahani/contracts/options'
import { IDEAS } from '@kahani/wishes/ideas'
import { quietTales, type Tale, talesAbout, talesOf } from './library.ts'

/** All tales, each once: those of themes, the quiet ones, and every plot in every frame. */
export function everyTale(): Tale[] {
  const tales = [
    ...THEMES.flatMap(talesOf),
    ...quietTales('death'),
    ...quietTales('illness'),
    ...[...IDEAS, 'anything' as const].flatMap(talesAbout),
  ]
  return [...new Map(tales.map(tale => [tale.name, tale])).values()]
}
