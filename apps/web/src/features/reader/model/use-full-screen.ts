import { useEffect, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
// Undefined where it is not supported.
const isActive = () => Boolean(document.fullscreenElement)

interface FullScreen {
  /** Phones of Apple have no full screen. */
  supported: boolean
  active: boolean
  toggle: () => void
}

/** Full screen of the whole document, so that dialogs and toasts show. Ends with the component. */
export function useFullScreen(): FullScreen {
  const active = useSyncExternalStore(subscribe, isActive)
  useEffect(() => leave, [])
  return { supported: document.fullscreenEnabled === true, active, toggle: active ? leave : enter }
}

// The browser may refuse, and then the page stays as it is.
const enter = () => void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
const leave = () => {
  if (isActive()) void document.exitFullscreen().catch(() => undefined)
}
