const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** Calls `preload` with the path of a link of this site that is about to be followed. */
export function preloadOnIntent(preload: (pathname: string) => unknown): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === window.location.origin) preload(link.pathname)
  }
  for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true })
}
