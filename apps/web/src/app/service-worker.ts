import { LANGUAGES } from '@kahani/messages/languages'
import { whenSettled } from '../lib/when-settled.ts'

let registered = false

/**
 * Registers the service worker once the page has settled. Visitors do not need it: they have no
 * stories to read offline. The development server has none.
 */
export function registerServiceWorker(): void {
  if (registered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  registered = true
  const url = document.documentElement.lang === LANGUAGES.hi.tag ? '/sw-hi.js' : '/sw.js'
  // Without it, stories can't be read offline; nothing else changes.
  whenSettled(() => void navigator.serviceWorker.register(url).catch(() => undefined))
}
