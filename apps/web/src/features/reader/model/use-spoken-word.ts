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
      const sentence = text.current?.querySelector('[data-spoken]')
      const range = word && sentence && rangeOf(sentence, word.start, word.end)
      if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range))
    })
    return () => {
      unsubscribe()
      CSS.highlights.delete(HIGHLIGHT)
    }
  }, [narrator, text])
}

/** The part of an element's text between two offsets, which can be in different elements; null if the text ends before it. */
function rangeOf(element: Element, start: number, end: number): Range | null {
  const range = document.createRange()
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let offset = 0
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (start >= offset && start < offset + length) range.setStart(node, start - offset)
    if (end <= offset + length) {
      range.setEnd(node, end - offset)
      return range
    }
    offset += length
  }
  return null
}
