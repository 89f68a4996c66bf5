import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '@kahani/testing/api-client'

const POLL_INTERVAL_MS = 200

/** Downloads the PDF of a story, and waits while it is rendered. */
export async function downloadPdf(family: ApiClient, storyId: number): Promise<void> {
  for (;;) {
    const response = await family.send('GET', `/api/stories/${storyId}/download/pdf`)
    await response.arrayBuffer()
    if (response.status === 200) return
    if (response.status !== 202) throw new Error(`the download answered ${response.status}`)
    await sleep(POLL_INTERVAL_MS)
  }
}
