import { LOCALE_COOKIE } from '@kahani/contracts/locale'
import type { Locale } from '@kahani/messages/languages'

const YEAR_S = 365 * 24 * 60 * 60

/**
 * Stores the language, and loads this page in it. The app is built once for each language, so a service worker that
 * serves the document of the other language has to go first.
 */
export async function chooseLanguage(locale: Locale, reload = () => window.location.reload()): Promise<void> {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map(worker => worker.unregister()))
  reload()
}
