import { useEffect, useRef, useState } from 'react'

/** How long after the last key the text is applied, in ms. */
const TYPING_DELAY_MS = 300

/** The text in an input, which is trimmed and applied when the user stops typing. */
export function useTypedText(value: string, onApply: (text: string) => void) {
  const [text, setText] = useState(value)
  const applied = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The latest one: other filters may change during the delay.
  const apply = useRef(onApply)
  apply.current = onApply
  useEffect(() => {
    // On a slow device the user may have typed on since this text was applied.
    if (value === applied.current) return
    // It has changed elsewhere, such as by Back.
    applied.current = value
    clearTimeout(timer.current)
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const clear = () => {
    clearTimeout(timer.current)
    applied.current = ''
    setText('')
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      applied.current = next.trim()
      apply.current(applied.current)
    }, TYPING_DELAY_MS)
  }
  return { text, type, clear }
}
