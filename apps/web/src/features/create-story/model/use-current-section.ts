import { useEffect, useState } from 'react'
import { SECTIONS, type SectionName } from './sections.ts'

/** Above a line at a third of the height of the window, which is below the header and the steps. */
const PASSED = { rootMargin: '1000000% 0px -66% 0px' }

/** The last section that the parent has scrolled to. @param elementId the id of an element in a section */
export function useCurrentSection(elementId: (name: SectionName) => string): SectionName {
  const [passed, setPassed] = useState<ReadonlySet<Element | undefined>>(new Set())
  const [sections, setSections] = useState<(Element | undefined)[]>([])
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      setPassed(last => {
        const next = new Set(last)
        for (const { target, isIntersecting } of entries) isIntersecting ? next.add(target) : next.delete(target)
        return next
      })
    }, PASSED)
    const elements = SECTIONS.map(name => document.getElementById(elementId(name))?.closest('section') ?? undefined)
    for (const element of elements) if (element) observer.observe(element)
    setSections(elements)
    return () => observer.disconnect()
  }, [elementId])
  return SECTIONS[sections.findLastIndex(element => passed.has(element))] ?? SECTIONS[0]
}
