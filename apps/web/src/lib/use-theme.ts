import { useEffect } from 'react'

export type Theme = 'day' | 'dark' | 'bedtime'

/** Sets the theme of the document while the component is mounted; null follows the device. */
export function useTheme(theme: Theme | null): void {
  useEffect(() => {
    if (theme === null) return
    const { dataset } = document.documentElement
    const previous = dataset.theme
    dataset.theme = theme
    return () => {
      if (previous === undefined) delete dataset.theme
      else dataset.theme = previous
    }
  }, [theme])
}
