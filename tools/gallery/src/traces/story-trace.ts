import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { runProduct } from '@kahani/launcher/run-product'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { createFamily } from '@kahani/testing/api-client'
import { startOtlpReceiver } from '@kahani/testing/otlp-receiver'
import { drawWaterfall } from './waterfall.ts'

const PROVIDER = { pictureMs: 1_500, textMs: 1_000, limit: 16 }
const POLL_INTERVAL_MS = 500

/** Makes a story and its PDF on a product that sends traces, and draws them into an SVG file. */
export async function drawStoryTrace(file: string): Promise<void> {
  const [receiver, openAi] = await Promise.all([startOtlpReceiver(), startOpenAiServer(PROVIDER)])
  try {
    const product = await runProduct({ ...receiver.env, ...openAi.env })
    try {
      const { client } = await createFamily(product.url)
      const id = await client.generateStory()
      await client.waitForIllustrations(id)
      const download = async () => {
        const response = await client.send('GET', `/api/stories/${id}/download/pdf`)
        await response.arrayBuffer()
        return response.status
      }
      while ((await download()) === 202) await sleep(POLL_INTERVAL_MS)
    } finally {
      // Sends the spans that are left.
      await product.end()
    }
  } finally {
    await Promise.all([receiver.stop(), openAi.stop()])
  }
  const { spans } = receiver
  const traceOf = (name: string) => {
    const { traceId } = spans.find(span => span.name === name) ?? {}
    return spans.filter(span => span.traceId === traceId)
  }
  const traces = [traceOf('POST /api/generate-story'), traceOf('chromium')]
  await writeFile(file, drawWaterfall('One story with its PDF: all calls of two traces', traces))
  process.stdout.write(`Wrote ${file}\n`)
}
