import { cn } from '../lib/class-names.ts'

/** A circle with a person's picture or the first letter of their name. Decorative: show the name beside it. */
export function Avatar({ name, src, className }: { name: string; src?: string | undefined; className?: string }) {
  const classes = cn('size-10 shrink-0 rounded-full border-2 border-outline', className)
  if (src) return <img src={src} alt="" width={48} height={48} loading="lazy" className={cn(classes, 'object-cover')} />
  return (
    <span
      aria-hidden="true"
      className={cn(
        classes,
        'grid place-items-center bg-marigold font-display text-lg leading-none font-bold text-on-marigold',
      )}
    >
      {firstLetter(name)}
    </span>
  )
}

/** Segments by grapheme, so that a letter of an Indian script keeps its vowel sign. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en-IN').segment(name.trim())
  return (first?.segment ?? '?').toLocaleUpperCase('en-IN')
}
