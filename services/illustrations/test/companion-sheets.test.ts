import type { StoryPerson } from '@kahani/contracts/people'
import type { Json } from '@kahani/sandbox/openai/openai-calls'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SIDE_PX, setUpOpenAi } from './setup.ts'

const person = (name: string): StoryPerson => ({
  ...{ memberId: null, name, gender: 'neutral', age: '4-6', relation: null, look: {}, seed: name.length },
})
const people = { child: person('Asha'), friend: person('Kabir'), 'second-friend': person('Zoya') }
const isSheet = ({ prompt }: Json) => prompt.startsWith('Character sheet')
const isSheetOf = (name: string) => (body: Json) => isSheet(body) && body.prompt.includes(`<name>${name}</name>`)
const png = () =>
  sharp({ create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background: 'tan' } })
    .png()
    .toBuffer()

/** A book in which Kabir, Zoya and a dog come along: all on page 1, nobody on the cover and page 2. */
async function setUpBook() {
  const setup = await setUpOpenAi({ pages: 2 })
  const { stories, openAi, enqueue } = setup
  stories.cast = { people, hasFriend: true, pet: 'Dog' }
  stories.companyOn = page => (page === 1 ? ['pet', 'second-friend', 'friend'] : [])
  const worker = await setup.createOpenAiWorker({ concurrency: 4 })
  worker.run()
  const picturesOf = () => openAi.calls('picture').filter(({ body }) => !isSheet(body))
  return {
    ...setup,
    async illustrate() {
      const before = stories.completions
      await enqueue()
      await expect.poll(() => stories.completions).toBe(before + 1)
      expect(new Set(stories.reports.values())).toEqual(new Set(['completed']))
    },
    sheetCalls: () => openAi.calls('picture').filter(({ body }) => isSheet(body)),
    referencesOn: (page: number) => picturesOf().find(({ body }) => body.prompt.includes(`Scene ${page}`))?.references,
  }
}

test('everybody who comes along and the pet get a sheet, and a picture those of who is in it', async () => {
  const { illustrate, sheetCalls, referencesOn, stories, blobs, storyId, openAi, pictureCount } = await setUpBook()
  const kept = await png()
  await blobs.put('family/zoya/sheet.png', kept)
  stories.keptSheetKeys = { 'second-friend': 'family/zoya/sheet.png' }
  await illustrate()
  expect(openAi.deliveredPictures).toBe(pictureCount + 3)
  const ofZoya = sheetCalls().find(({ body }) => isSheetOf('Zoya')(body))
  expect(ofZoya?.references).toEqual(['1-kept-sheet.png', '2-style.webp'])
  expect(ofZoya?.body.images[0].bytes.equals(kept)).toBe(true)
  expect(sheetCalls().find(({ body }) => isSheetOf('Kabir')(body))?.references).toEqual(['1-style.webp'])
  for (const name of ['sheet', 'sheet-friend', 'sheet-second-friend', 'sheet-pet']) {
    expect(await blobs.info(`pictures/${storyId}/${name}.png`)).not.toBeNull()
  }
  const sheets = ['1-sheet.png', '2-sheet-friend.png', '3-sheet-second-friend.png', '4-sheet-pet.png']
  expect(referencesOn(1)).toEqual([...sheets, '5-style.webp'])
  expect(referencesOn(2)).toEqual(['1-sheet.png', '2-style.webp'])
  const kinds = [...stories.aiCalls.values()].map(([started]) => started?.kind)
  expect(kinds.filter(kind => kind === 'sheet')).toHaveLength(4)
  // Each is moderated.
  expect(openAi.calls('moderation')).toHaveLength(pictureCount + 3)
})

test('a sheet that is refused is left out, and not requested again for a picture that is rendered later', async () => {
  const { illustrate, sheetCalls, referencesOn, stories, openAi, blobs, storyId } = await setUpBook()
  openAi.failAlways('picture', { kind: 'refusal' }, isSheetOf('Kabir'))
  await illustrate()
  expect(referencesOn(1)).toEqual(['1-sheet.png', '2-sheet-second-friend.png', '3-sheet-pet.png', '4-style.webp'])
  const sheets = sheetCalls().length
  openAi.clearFaults()
  stories.reports.delete(1)
  await blobs.delete(`pictures/${storyId}/1.png`)
  await illustrate()
  expect(sheetCalls()).toHaveLength(sheets)
})

test('a sheet that never succeeds is left out after the last attempt, and those that are stored are not bought again', async () => {
  const { illustrate, sheetCalls, referencesOn, openAi, blobs, storyId } = await setUpBook()
  await blobs.put(`unchecked/pictures/${storyId}/sheet-pet.png`, await png())
  openAi.failAlways('picture', { kind: 'garbage' }, isSheetOf('Zoya'))
  await illustrate()
  const [ofZoya, others] = [true, false].map(
    isZoya => sheetCalls().filter(({ body }) => isSheetOf('Zoya')(body) === isZoya).length,
  )
  expect([ofZoya, others]).toEqual([5, 2])
  expect(referencesOn(1)).toEqual(['1-sheet.png', '2-sheet-friend.png', '3-sheet-pet.png', '4-style.webp'])
})

test('the sheets are deleted with the story', async () => {
  const { enqueue, stories, blobs, openAi } = await setUpBook()
  openAi.failNext('picture', { kind: 'garbage' }, { when: body => (stories.deleted = !isSheet(body)) })
  await enqueue()
  await expect.poll(() => stories.deleted).toBe(true)
  const keys = async () => {
    const found: string[] = []
    for await (const { key } of blobs.list('pictures/')) found.push(key)
    return found
  }
  await expect.poll(keys).toEqual([])
})
