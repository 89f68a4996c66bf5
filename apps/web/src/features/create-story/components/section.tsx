import type { ReactNode } from 'react'
import { SECTIONS, type SectionName } from '../model/sections.ts'

/** The id of the heading of a section. */
export const headingId = (name: SectionName) => `section-${name}`

interface SectionProps {
  name: SectionName
  title: string
  children: ReactNode
}

/** A numbered section of the form. */
export function Section({ name, title, children }: SectionProps) {
  const id = headingId(name)
  return (
    <section aria-labelledby={id} className="grid gap-4 sm:gap-6">
      <h2 id={id} tabIndex={-1} className="flex items-center gap-3 text-xl outline-none sm:text-2xl">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 -rotate-4 place-items-center rounded-drawn-sm border-2 border-outline bg-marigold pt-0.5 text-lg text-on-marigold sm:size-10 sm:text-xl"
        >
          {SECTIONS.indexOf(name) + 1}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
