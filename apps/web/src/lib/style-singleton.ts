import { useEffect } from 'react'

interface SheetProps {
  styles: string
}

/**
 * Replaces the package `react-style-singleton`, with which radix-ui's dialogs and menus stop the page from scrolling: it
 * inserts a style element, which the content security policy forbids. Returns a component whose styles apply while at least
 * one instance is mounted; those of the first one win.
 */
export function styleSingleton() {
  let sheet = new CSSStyleSheet()
  let mounted = 0

  const add = (styles: string) => {
    mounted++
    if (mounted > 1) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }
  const remove = () => {
    mounted--
    if (mounted > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
  // biome-ignore lint/correctness/noComponentHookFactories: the interface of the package; called once per module
  return function Sheet({ styles }: SheetProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: later styles are measured with the scroll bar already hidden
    useEffect(() => {
      add(styles)
      return remove
    }, [])
    return null
  }
}
