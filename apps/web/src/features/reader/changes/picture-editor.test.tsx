// @vitest-environment jsdom
import type { StoryChanges } from '@kahani/contracts/story-changes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { changes, openEditor, serveChanges, withPicture } from './open-editor.fixture.tsx'

const { server, calls, answer } = serveChanges()
const PICTURE = 'Change this picture'
const serve = (body: StoryChanges) => server.use(http.get('*/api/stories/7/changes', () => HttpResponse.json(body)))
const paint = () => screen.getByRole('button', { name: 'Paint it again' })
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })

const NEW = { version: 2, imageUrl: '/api/images/1-2.webp', altText: 'A lamp, painted again' }
const THREE = [...(changes.pictures[1]?.versions ?? []), NEW]

test('the versions are compared, and another one is shown in the book', async () => {
  let shown = '/api/images/1.webp'
  server.use(
    http.get('*/api/stories/7/illustrations', () =>
      HttpResponse.json({
        ...{ status: 'completed', missing: [], total: 4, refunded: false },
        illustrations: [{ id: 1, pageNumber: 1, imageUrl: shown, isCover: false, altText: 'In the book' }],
      }),
    ),
  )
  answer('put', 'illustrations/1/version', () => {
    shown = '/api/images/1-1.webp'
    return withPicture({ chosen: 1 })
  })
  const { press, user } = await openEditor(PICTURE, { inReader: true })
  expect(screen.getAllByRole('img', { name: /^A lamp, version/ })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'In the book' })).toHaveAttribute('aria-disabled', 'true')
  await press('Use this picture: Picture 2')
  expect(await screen.findByText('Picture 2 is in the book now.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'In the book' })).toHaveFocus()
  expect(calls).toEqual([{ call: 'PUT illustrations/1/version', body: { version: 1, replaces: 0 } }])
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'In the book' })).toHaveAttribute('src', '/api/images/1-1.webp?width=720'),
  )
})

test('a picture that another device has changed is shown as it is now', async () => {
  answer(
    'put',
    'illustrations/1/version',
    () => ({ code: 'edit_conflict', message: 'x', current: { version: 2 } }),
    409,
  )
  const { press } = await openEditor(PICTURE)
  serve(withPicture({ chosen: 2, versions: THREE }))
  await press('Use this picture: Picture 2')
  expect(await screen.findByText(/changed on another device meanwhile/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use this picture: Picture 3' })).toBeNull()
})

test('a new picture is asked for only when something should be different, and is told about when it is ready', async () => {
  const pending = withPicture({ pending: true }, { redrawsLeft: 2 })
  answer('post', 'illustrations/1/versions', () => pending, 202)
  serve(withPicture({ failure: 'refused' }))
  const { user, press } = await openEditor(PICTURE)
  expect(screen.getByRole('note')).toHaveTextContent(/could not be painted.*It was not counted/)
  expect(paint()).toBeDisabled()
  expect(screen.getByText('3 of 5 new pictures left for this book.')).toBeVisible()
  choose('View', 'from-above')
  choose('What Meera does', 'dancing')
  choose('Light', 'night')
  serve(pending)
  await press('Paint it again')
  expect(await screen.findByText(/This takes about a minute/)).toBeVisible()
  expect(calls[0]?.body).toEqual({ basedOn: 0, camera: 'from-above', action: 'dancing', timeOfDay: 'night' })
  await user.keyboard('{Escape}')
  serve(withPicture({ versions: THREE }))
  await user.click(await screen.findByRole('button', { name: 'See it' }))
  expect(await screen.findByRole('img', { name: 'A lamp, painted again' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('')
})

test('the place of a wish is drawn on the picture', async () => {
  answer('post', 'illustrations/1/versions', () => withPicture({ pending: true }), 202)
  const { press } = await openEditor(PICTURE)
  await press('Mark the place on the picture')
  const canvas = document.querySelector('.touch-none') as HTMLElement
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200)
  const point = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number, clientY: number) =>
    fireEvent(canvas, new MouseEvent(type.toLowerCase(), { bubbles: true, clientX, clientY }))
  point('pointerDown', 50, 100)
  point('pointerMove', 150, 160)
  point('pointerUp', 150, 160)
  expect(screen.getByText('A place is marked.')).toBeVisible()
  await press('Paint it again')
  const wish = screen.getByRole('textbox', { name: 'Say what should be different' })
  expect(wish).toHaveAccessibleDescription(/Please also say what should be different/)
  expect([calls.length, document.activeElement]).toEqual([0, wish])
  fireEvent.change(wish, { target: { value: ' The kite is red. ' } })
  await press('Paint it again')
  await waitFor(() => expect(calls).toHaveLength(1))
  const region = { x: 0.25, y: 0.5, width: 0.5, height: 0.3 }
  expect(calls[0]?.body).toEqual({ basedOn: 0, wish: 'The kite is red.', region })
})

test('without a pointer, a place is chosen, moved and sized', async () => {
  answer('post', 'illustrations/1/versions', () => withPicture({ pending: true }), 202)
  const { press, user } = await openEditor(PICTURE)
  fireEvent.change(screen.getByRole('textbox', { name: /^Say what/ }), { target: { value: 'A red kite.' } })
  await press('Mark the place on the picture')
  expect(screen.queryByRole('slider')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Top right' }))
  const slide = (name: string, value: number) =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })
  expect(screen.getByRole('slider', { name: 'From the left' })).toHaveAttribute('aria-valuetext', '67 %')
  slide('From the left', 50)
  slide('Height', 20)
  expect(screen.getByRole('slider', { name: 'From the top' })).toHaveAttribute('aria-valuetext', '7 %')
  await press('Paint it again')
  const region = { x: 0.5, y: 0.066, width: 0.333, height: 0.2 }
  await waitFor(() => expect(calls[0]?.body).toEqual({ basedOn: 0, wish: 'A red kite.', region }))
})

test('a cover that only gets its title is not called another picture, and none is asked for meanwhile', async () => {
  const [cover, ...pictures] = changes.pictures
  const lettered = { ...cover, pending: true, lettering: true } as (typeof pictures)[number]
  serve({ ...changes, pictures: [lettered, ...pictures] })
  await openEditor('Change the cover picture.*The cover is getting its title')
  expect(screen.getByText(/the book will have the cover by itself/)).toBeVisible()
  expect(screen.queryByText(/another picture/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Paint it again' })).toBeNull()
})

test('where pictures can’t be described, and after the last new one, a family still goes back to earlier ones', async () => {
  serve({ ...changes, canDescribe: false, redrawsLeft: 0 })
  answer('put', 'illustrations/1/version', () => withPicture({ chosen: 1 }, { redrawsLeft: 0 }))
  const { press, change } = await openEditor(PICTURE)
  expect(screen.getByText(/You have used all 5 new pictures of this book/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Paint it again' })).toBeNull()
  await press('Use this picture: Picture 2')
  expect(await screen.findByText('Picture 2 is in the book now.')).toBeVisible()
  await press('Done')
  serve({ ...changes, redrawsPerStory: 0, redrawsLeft: 0 })
  await change(PICTURE)
  await waitFor(() => expect(screen.queryByText(/new pictures/)).toBeNull())
  await press('Done')
  await press('Change this book')
  expect(screen.queryByRole('button', { name: /^Change the cover picture/ })).toBeNull()
})

test('a child that looks different is asked for with its look, and without a mark that was removed', async () => {
  server.use(http.post('*/api/looks/preview', () => new HttpResponse(new Uint8Array([1]))))
  answer('post', 'illustrations/1/versions', () => withPicture({ pending: true }), 202)
  const { press, user } = await openEditor(PICTURE)
  await press(/^How does Meera look/)
  await press('Mark the place on the picture')
  await user.click(screen.getByRole('radio', { name: 'Bottom right' }))
  await press('Remove the mark')
  expect(screen.getByRole('radio', { name: 'Bottom right' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Top left' })).toHaveFocus()
  const tones = await screen.findAllByRole('radio', { name: /^Skin tone/ })
  expect(tones[3]).toBeChecked()
  await user.click(tones[6] as HTMLElement)
  await press('Paint it again')
  await waitFor(() => expect(calls[0]?.body).toEqual({ basedOn: 0, look: { skin: 7 } }))
})

test('offline, nothing is sent, and what was chosen is kept', async () => {
  const { press, change, user } = await openEditor(PICTURE)
  choose('Light', 'night')
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void window.dispatchEvent(new Event('offline')))
  await press('Paint it again')
  expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
  offline.mockRestore()
  await user.keyboard('{Escape}')
  await change(PICTURE)
  expect(screen.getByRole('combobox', { name: 'Light' })).toHaveValue('night')
  expect(calls).toEqual([])
})
