import { sleep } from './sleep.ts'

/** Runs the app. Its libraries are run in a task of their own: together they would block a slow phone. */
export async function loadApp(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-preload]')) link.rel = 'modulepreload'
  const libraries = document.querySelector<HTMLLinkElement>('link[data-libraries]')
  if (libraries) await import(/* @vite-ignore */ libraries.href)
  await sleep()
  const entry = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset.entry
  if (entry) await import(/* @vite-ignore */ entry)
}
