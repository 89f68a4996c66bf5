/** Runs the app, each of its files in a task of its own: together they would block a slow phone. */
export async function loadApp(): Promise<void> {
  // They are sorted: a file imports only those before it. The last one is the entry.
  const files = document.querySelectorAll<HTMLLinkElement>('link[data-preload], link[rel=modulepreload]')
  for (const link of files) link.rel = 'modulepreload'
  // The app imports the file of a screen again, and shows the error.
  for (const { href } of files) await import(/* @vite-ignore */ href).catch(reportError)
}
