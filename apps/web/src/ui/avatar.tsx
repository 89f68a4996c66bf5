import { cn } from '../lib/class-names.ts'

/** A person in a circle: their picture, else the first letter of their name. The name itself stands beside it. */
export function Avatar({ name, src, className }: { name: string; src?: string | undefined; className?: string }) {
  const look = cn('size-10 shrink-0 rounded-full border-2 border-outline', className)
  if (src) return <img src={src} alt="" width={48} height={48} loading="lazy" className={cn(look, 'object-cover')} />
  return (
    <span
      aria-hidden="true"
      className={cn(
        look,
        'grid place-items-center bg-marigold font-display text-lg leading-none font-bold text-on-marigold',
      )}
    >
      {firstLetter(name)}
    </span>
  )
}

/** Whole letters, so that a name in an Indian script doesn't lose its vowel sign. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en-IN').segment(name.trim())
  return (first?.segment ?? '?').toLocaleUpperCase('en-IN')
}
