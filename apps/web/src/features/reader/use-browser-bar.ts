import { useEffect } from 'react'

/** Gives the browser's own bar the colour of the page while `dark`: on a phone it would shine into the room. */
export function useBrowserBar(dark: boolean): void {
  useEffect(() => {
    if (!dark) return
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const before = metas.map(meta => meta.content)
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
    for (const meta of metas) meta.content = paper
    return () => {
      for (const [at, meta] of metas.entries()) meta.content = before[at] ?? ''
    }
  }, [dark])
}
