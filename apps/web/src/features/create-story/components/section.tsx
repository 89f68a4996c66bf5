import { type ReactNode, useId } from 'react'

/** A numbered section of the form. */
export function Section({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className="flex items-center gap-3 text-2xl">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 -rotate-4 place-items-center rounded-drawn-sm border-2 border-outline bg-marigold pt-0.5 text-xl text-on-marigold"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
