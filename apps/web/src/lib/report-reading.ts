import { put } from './api.ts'
import { endpoints } from './endpoints.ts'

/** A page on which a family stays for so long is reported; one that is leafed past is not. */
const STAY_MS = 2_000

let report: (() => void) | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the report that waits, if there is one. */
export function sendReadingReport(): void {
  clearTimeout(timer)
  const send = report
  report = null
  send?.()
}

/** Tells the server the page that is read, for other devices. Without a connection, only this device knows it. */
export function reportReading(storyId: number, page: number): void {
  clearTimeout(timer)
  report = () => void put(endpoints.storyReading(storyId), { page }, { keepalive: true }).catch(() => undefined)
  timer = setTimeout(sendReadingReport, STAY_MS)
  window.addEventListener('pagehide', sendReadingReport)
}
