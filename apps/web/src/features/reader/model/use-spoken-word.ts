import { type RefObject, useEffect } from 'react'
import type { Narrator } from './narrator.ts'

/** `::highlight(spoken-word)` of the style sheet. */
const HIGHLIGHT = 'spoken-word'

/**
 * Marks the word that is spoken in the element with `data-spoken`, without changing the document, which screen readers would
 * announce. Browsers without highlights mark the sentence only.
 */
export function useSpokenWord(narrator: Narrator, text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return
    const unsubscribe = narrator.onWord(word => {
      CSS.highlights.delete(HIGHLIGHT)
      const node = text.current?.querySelector('[data-spoken]')?.firstChild
      if (!word || !node || word.end > (node.textContent ?? '').length) return
      const range = document.createRange()
      range.setStart(node, word.start)
      range.setEnd(node, word.end)
      CSS.highlights.set(HIGHLIGHT, new Highlight(range))
    })
    return () => {
      unsubscribe()
      CSS.highlights.delete(HIGHLIGHT)
    }
  }, [narrator, text])
}
