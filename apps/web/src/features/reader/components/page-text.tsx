import type { AgeBand } from '@kahani/contracts/options'
import { cn } from '../../../lib/class-names.ts'
import type { TextSize } from '../model/reading-preferences.ts'
import { SHEET } from './layout.ts'

/** Pages for younger children have less text, and the children look at it too. */
const SIZES: Record<'young' | 'older', Record<TextSize, string>> = {
  young: {
    small: 'text-xl md:text-2xl',
    regular: 'text-[1.5625rem] md:text-[2rem]',
    large: 'text-[1.9375rem] md:text-[2.5rem]',
  },
  older: {
    small: 'text-lg md:text-xl',
    regular: 'text-xl md:text-[1.5625rem]',
    large: 'text-[1.75rem] md:text-[2rem]',
  },
}

interface PageTextProps {
  page: number
  text: string
  size: TextSize
  age: AgeBand
}

/** The text of a page; screen readers announce it when the page changes. */
export function PageText({ page, text, size, age }: PageTextProps) {
  const scale = SIZES[age === '2-3' || age === '4-6' ? 'young' : 'older']
  return (
    <div className={SHEET}>
      <div
        aria-live="polite"
        className={cn('mx-auto grid w-full max-w-[36ch] gap-[0.75em] leading-[1.5]', scale[size])}
      >
        {text.split(/\n+/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page are never reordered
          <p key={`${page} ${index}`} className="animate-fade">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  )
}
