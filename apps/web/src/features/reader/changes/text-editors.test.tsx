// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { startFakeSpeech } from '../../../testing/fake-speech.ts'
import { press as pressInReader } from '../open-story.fixture.tsx'
import { changes, openEditor, serveChanges } from './open-editor.fixture.tsx'

const { server, calls, answer } = serveChanges()
const PAGE = 'Change this page'
const DETAILS = 'Change title and dedication'
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The words of this page' })
const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
const add = (text: string) => write(words(), words().value + text)
const inReader = (text: string) => waitFor(() => expect(document.querySelector('main, body')).toHaveTextContent(text))
const dialogIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const savedPage = ({ content, version }: { content: string; version: number }) => ({ content, version: version + 1 })

test('the words of a page are saved, shown in the reader, and can be taken back', async () => {
  answer('put', 'pages/1', savedPage)
  const { press } = await openEditor(PAGE, { inReader: true })
  expect(words()).toHaveValue('Meera lit a lamp. “Go home!” she said.')
  expect(words()).toHaveAccessibleDescription('8 of 12 words')
  write(words(), 'Meera slept.')
  await press('Save')
  await dialogIsClosed()
  await inReader('Meera slept.')
  expect(screen.getByRole('button', { name: 'Change this book' })).toHaveFocus()
  await press('Undo')
  await inReader('Meera lit a lamp.')
  expect(calls).toEqual([
    { call: 'PUT pages/1', body: { content: 'Meera slept.', version: 0 } },
    { call: 'PUT pages/1', body: { content: 'Meera lit a lamp. “Go home!” she said.', version: 1 } },
  ])
})

test('a page that is too long, empty or rejected is explained at its field, and nothing is lost', async () => {
  answer(
    'put',
    'pages/1',
    () => ({ code: 'refused', message: 'No', issues: [{ path: 'content', message: 'Please change this.' }] }),
    422,
  )
  const { press } = await openEditor(PAGE)
  add(' And so on and on and on.')
  expect(words()).toHaveAccessibleDescription('15 words: at most 12 fit on this page')
  await press('Save')
  expect(words()).toHaveAccessibleDescription(/Please shorten it a little/)
  expect(words()).toHaveFocus()
  write(words(), '')
  await press('Save')
  expect(words()).toHaveAccessibleDescription(/A page needs some words/)
  write(words(), 'Bad words.')
  await press('Save')
  await waitFor(() => expect(words()).toHaveAccessibleDescription(/Please change this\./))
  expect(words()).toHaveValue('Bad words.')
  expect(calls).toHaveLength(1)
})

test('a suggestion replaces nothing until it is used, and is then edited, and what it replaced comes back', async () => {
  answer('post', 'pages/1/rewrite', () => ({ content: 'Meera lit it.' }))
  const { user, press } = await openEditor(PAGE)
  add(' Yes!')
  await press('Shorter')
  const proposal = await screen.findByRole('region', { name: 'A suggestion is ready.' })
  expect(proposal).toHaveFocus()
  expect(proposal).toHaveTextContent(/Your words.*she said\. Yes!.*Suggestion.*Meera lit it\./)
  expect(words()).toHaveValue('Meera lit a lamp. “Go home!” she said. Yes!')
  await press('Use this')
  expect(words()).toHaveValue('Meera lit it.')
  expect(words()).toHaveFocus()
  await press('In your own words')
  const wish = screen.getByRole('textbox', { name: 'What should be different?' })
  write(wish, 'She is afraid')
  fireEvent.keyDown(wish, { key: 'Enter' })
  await user.click(await screen.findByRole('button', { name: 'Keep my words' }))
  await press('Shorter')
  await user.click(await screen.findByRole('button', { name: 'Keep my words' }))
  await user.click(screen.getByText('Earlier wordings (3)'))
  await user.click(screen.getAllByRole('button', { name: 'Take this back' })[0] as HTMLElement)
  expect(words()).toHaveValue('Meera lit a lamp. “Go home!” she said. Yes!')
  expect(calls.map(({ body }) => body)).toEqual([
    { kind: 'shorter' },
    { kind: 'own', wish: 'She is afraid' },
    { kind: 'shorter', skip: 1 },
  ])
})

test('without a provider, no words of one’s own can be asked for, and a page without other words says so', async () => {
  server.use(http.get('*/api/stories/7/changes', () => HttpResponse.json({ ...changes, canRewriteFreely: false })))
  answer('post', 'pages/1/rewrite', () => ({ code: 'no_other_wording', message: 'There are no other words.' }), 409)
  const { press } = await openEditor(PAGE)
  expect(screen.queryByRole('button', { name: 'In your own words' })).toBeNull()
  expect(screen.getByText(/just write the page in your own words/)).toBeVisible()
  await press('Calmer')
  expect(await screen.findByRole('alert')).toHaveTextContent('There are no other words.')
})

test('a draft survives closing, a lost connection and an outage, until it is saved or discarded', async () => {
  answer('put', 'pages/1', () => ({ code: 'unavailable', message: 'Not now.' }), 503)
  const { user, press, change } = await openEditor(PAGE)
  add(' Oh!')
  await user.keyboard('{Escape}')
  await dialogIsClosed()
  await change(PAGE)
  expect(words()).toHaveValue('Meera lit a lamp. “Go home!” she said. Oh!')
  await press('Save')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved yet. Your words are kept here.Not now.')
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void window.dispatchEvent(new Event('offline')))
  await press('Save')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/You are offline/))
  offline.mockRestore()
  expect(calls).toHaveLength(1)
  await press('Start again from the book')
  expect(words()).toHaveValue('Meera lit a lamp. “Go home!” she said.')
  expect(sessionStorage).toHaveLength(0)
})

test('a wish in one’s own words survives closing, until the page is saved', async () => {
  answer('put', 'pages/1', savedPage)
  const { user, press, change } = await openEditor(PAGE)
  const wish = () => screen.queryByRole('textbox', { name: 'What should be different?' })
  await press('In your own words')
  write(wish() as HTMLElement, 'She is afraid')
  await user.keyboard('{Escape}')
  await dialogIsClosed()
  await change(PAGE)
  expect(wish()).toHaveValue('She is afraid')
  add(' Oh!')
  await press('Save')
  await dialogIsClosed()
  await change(PAGE)
  expect(wish()).toBeNull()
})

const conflict = () => ({
  code: 'edit_conflict',
  message: 'Changed elsewhere',
  current: { content: 'Papa wrote this.', version: 4 },
})

test('of two devices, a family keeps its own words', async () => {
  answer('put', 'pages/1', conflict, 409)
  const { press } = await openEditor(PAGE)
  add(' Oh!')
  await press('Save')
  const both = await screen.findByRole('region', { name: 'This was changed on another device' })
  expect(both).toHaveTextContent(/Yours.*she said\. Oh!.*From the other device.*Papa wrote this\./)
  expect(both).toHaveFocus()
  answer('put', 'pages/1', () => ({ code: 'unavailable', message: 'Not now.' }), 503)
  await press('Keep mine')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
  expect(both).toBeVisible()
  answer('put', 'pages/1', savedPage)
  await press('Keep mine')
  await dialogIsClosed()
  await inReader('she said. Oh!')
  expect(calls.at(-1)?.body).toEqual({ content: 'Meera lit a lamp. “Go home!” she said. Oh!', version: 4 })
})

test('of two devices, a family keeps the words of the other one', async () => {
  answer('put', 'pages/1', conflict, 409)
  const { press, change } = await openEditor(PAGE)
  add(' Oh!')
  await press('Save')
  await screen.findByText('Papa wrote this.')
  await press('Keep the other')
  await dialogIsClosed()
  await inReader('Papa wrote this.')
  await change(PAGE)
  expect(screen.queryByText('You had not saved these words yet.')).toBeNull()
  expect(calls).toHaveLength(1)
})

test('title and dedication are saved together, and it is said that the cover is painted again, but not in a printed copy on order', async () => {
  answer('put', 'details', (sent: { version: number }) => ({ ...sent, version: sent.version + 1 }))
  server.use(
    http.get('*/api/stories/7/printed-copies', () =>
      HttpResponse.json({ printedCopies: [{ id: 1, status: 'placed', paid: null }] }),
    ),
  )
  const { press } = await openEditor(DETAILS)
  expect(await screen.findByText(/A printed copy is on order/)).toBeVisible()
  const [title, dedication] = [
    screen.getByRole('textbox', { name: 'Title' }),
    screen.getByRole('textbox', { name: /^Dedication/ }),
  ]
  write(title, '')
  await press('Save')
  expect(title).toHaveAccessibleDescription('A book needs a title.')
  write(title, 'Meera’s Lamp')
  write(dedication, '')
  const [cover, ...pictures] = changes.pictures
  server.use(
    http.get('*/api/stories/7/changes', () =>
      HttpResponse.json({ ...changes, pictures: [{ ...cover, pending: true }, ...pictures] }),
    ),
  )
  await press('Save')
  expect(await screen.findByText(/The cover is painted again with the new title/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Meera’s Lamp' })).toBeVisible()
  expect(calls).toEqual([{ call: 'PUT details', body: { title: 'Meera’s Lamp', dedication: '', version: 0 } }])
})

test('reading aloud never goes on with the former words', async () => {
  answer('put', 'pages/1', savedPage)
  const speech = startFakeSpeech()
  const { user, press, change } = await openEditor(PAGE, { inReader: true })
  await user.keyboard('{Escape}')
  await pressInReader('Read Aloud')
  expect(speech.current()).toBe('Meera lit a lamp.')
  await change(PAGE)
  expect(speech.current()).toBeUndefined()
  write(words(), 'Meera slept.')
  await press('Save')
  await inReader('Meera slept.')
  await pressInReader('Read Aloud')
  expect(speech.current()).toBe('Meera slept.')
})
