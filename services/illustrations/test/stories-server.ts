import { once } from 'node:events'
import { createServer } from 'node:http'
import type { DrawingOrder, PictureBrief } from '@kahani/contracts/drawing'
import { onTestFinished } from 'vitest'

const brief: PictureBrief = {
  description: 'The child looks at the moon',
  altText: 'Asha looks at the moon',
  setting: 'hilltop',
  timeOfDay: 'night',
  action: 'looking-up',
  expression: 'happy',
  cast: [],
  guide: null,
  props: ['star'],
}

/** Stories as the illustrator sees it, on loopback: keeps what is reported and can be told to be down. */
export async function startStories(storyId: number, pages: number) {
  const state = { down: false, reports: new Map<number, string>(), finished: 0, calls: 0 }
  const order = (): DrawingOrder => ({
    storyId,
    seed: 7,
    style: 'vivid',
    cast: {
      firstName: 'Asha',
      age: '4-6',
      gender: 'girl',
      characterType: 'explorer',
      customCharacter: '',
      hasFriend: false,
      pet: 'none',
      bible: { child: '', friend: null, pet: null },
    },
    sheetKey: `pictures/${storyId}/sheet.png`,
    pictures: Array.from({ length: pages + 1 }, (_, pageNumber) => ({
      pageNumber,
      brief,
      key: `pictures/${storyId}/${pageNumber}.png`,
    })).filter(({ pageNumber }) => !state.reports.has(pageNumber)),
  })

  const server = createServer(async (request, response) => {
    state.calls += 1
    if (state.down) return response.writeHead(503).end()
    let text = ''
    for await (const chunk of request) text += chunk
    const path = request.url ?? ''
    if (path.endsWith('/drawing'))
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(order()))
    if (path.endsWith('/pictures-finished')) state.finished += 1
    if (request.method === 'PUT') state.reports.set(Number(path.split('/').at(-1)), JSON.parse(text).outcome)
    return response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as { port: number }).port}` })
}
