import { useEffect } from 'react'

export type Theme = 'day' | 'dark' | 'bedtime'

/** Gives the whole page a theme while the calling screen is open; null leaves day or dark to the device. */
export function useTheme(theme: Theme | null): void {
  useEffect(() => {
    if (theme === null) return
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = theme
    return () => {
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
    }
  }, [theme])
}
