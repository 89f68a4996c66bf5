// @vitest-environment jsdom
import type { StoryBrief } from '@kahani/contracts/brief'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aarav, family, kiara } from '../../lib/family.fixture.ts'
import { LOOK_BUTTON_ID } from './components/child-look.tsx'
import {
  created,
  FakeIntersectionObserver,
  fillIn,
  NOTICE,
  option,
  serveForm,
  submitButton,
} from './open-form.fixture.tsx'

const { server, openForm, answerStory } = serveForm()

/** Records the stories that are asked for. */
function recordStories(): Partial<StoryBrief>[] {
  const briefs: Partial<StoryBrief>[] = []
  server.use(
    http.post('*/api/generate-story', async ({ request }) => {
      briefs.push((await request.json()) as Partial<StoryBrief>)
      return created()
    }),
  )
  return briefs
}

test('makes the second story of a saved child in one tap, also for a premium account without a photo', async () => {
  // So that nothing that is tapped below was proposed.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => random.mockRestore())
  const briefs = recordStories()
  const { user, location } = await openForm({ members: family, child: kiara.id, subscriptionStatus: 'premium' })
  expect(window.location.search).toBe('')
  expect(screen.getByRole('heading', { name: 'Tonight’s story' })).toBeVisible()
  // The cover has her face, not that of another child.
  const cover = screen.getByRole('figure', { name: 'Your story so far' })
  await waitFor(() => expect(cover.querySelector('img[src^="data:"]')).not.toBeNull())
  await user.click(option('Pirate'))
  await user.click(option('Farm'))
  await user.click(option('Honesty'))
  expect(screen.getByText('Kiara the pirate')).toBeVisible()
  expect(screen.getByText('A story about honesty, on a farm.')).toBeVisible()
  await user.click(screen.getByText('Another idea'))
  expect(option('Farm')).toBeChecked()
  await user.click(screen.getByText('Change something'))
  expect(screen.getByRole('heading', { name: /Tell us about your child$/ })).toHaveFocus()
  await user.click(submitButton())
  await waitFor(() => expect(location()).toBe('/story/7'))
  const child = { childId: kiara.id, characterName: 'Kiara', characterAge: '4-6', characterGender: 'girl' }
  expect(briefs).toMatchObject([{ ...child, look: kiara.look, theme: 'farm', companionIds: [], characterPhoto: null }])
})

/** A face, of which there may be only the first letter, and a name. */
const chip = (legend: string, name: string) =>
  within(screen.getByText(legend).closest('fieldset') as HTMLElement).getByLabelText(new RegExp(`${name}$`))
const companion = (name: string) => chip('Who comes along?', name)

test('comes along at a tap, until a name or a pet by hand says otherwise; a new name leaves the child', async () => {
  const briefs = recordStories()
  const { user } = await openForm({ members: family })
  await user.click(chip('Who is the story about?', 'Kiara'))
  for (const name of ['Dadi', 'Aarav', 'Bruno']) await user.click(companion(name))
  const friend = screen.getByLabelText(/^A friend/)
  expect(friend).toHaveValue('Dadi')
  expect(option('Dog')).toBeChecked()
  expect(screen.getByRole('figure', { name: 'Your story so far' })).toHaveTextContent('with Dadi and Aarav')
  await user.clear(friend)
  await user.type(friend, 'Neel')
  await user.click(option('Rabbit'))
  for (const name of ['Dadi', 'Bruno']) expect(companion(name)).not.toBeChecked()
  expect(companion('Aarav')).toBeChecked()

  const name = screen.getByLabelText(/^Child’s name/)
  await user.clear(name)
  await user.type(name, 'Meera')
  await user.tab()
  expect(screen.getByText(/another child now, without the look of Kiara/)).toBeVisible()
  expect(option('Girl')).not.toBeChecked()
  await user.click(screen.getByText('It’s still Kiara'))
  await user.click(submitButton())
  await waitFor(() => expect(briefs).toHaveLength(1))
  expect(briefs).toMatchObject([
    { childId: kiara.id, characterName: 'Meera', companionIds: [aarav.id], friendName: 'Neel', pet: 'Rabbit' },
  ])
})

test('keeps a new look of a saved child if the parent says so; a preview of it is there when the choices are opened', async () => {
  const briefs = recordStories()
  const saved: unknown[] = []
  server.use(
    http.put(`*/api/family/${kiara.id}`, async ({ request }) => {
      saved.push(await request.json())
      return saved.length === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ ...kiara, look })
    }),
  )
  const look = { ...kiara.look, glasses: true }
  FakeIntersectionObserver.passed = ['section-child', LOOK_BUTTON_ID]
  const { user, location, queryClient } = await openForm({ members: family, child: kiara.id })
  const previews = queryClient.getQueryCache().findAll({ queryKey: ['look-preview'] })
  expect(previews.map(({ queryKey }) => queryKey[1])).toContainEqual(
    expect.objectContaining({ memberId: kiara.id, customCharacter: '' }),
  )
  expect(screen.queryByLabelText('Keep this look for Kiara')).toBeNull()
  await user.click(screen.getByText(/^How does Kiara look/))
  await user.click(await screen.findByText('Glasses, aids'))
  await user.click(option('Glasses'))
  await user.click(option('Keep this look for Kiara'))
  await user.click(submitButton())
  await waitFor(() => expect(location()).toBe('/story/7'))
  expect(briefs).toMatchObject([{ childId: kiara.id, look }])
  expect(screen.getByText('The new look of Kiara could not be saved')).toBeVisible()
  await user.click(screen.getByText('Try again'))
  expect(await screen.findByText('Kiara is saved')).toBeVisible()
  const { name, gender, birthMonth } = kiara
  expect(saved).toEqual(Array(2).fill({ kind: 'child', name, gender, birthMonth, look }))
})

test('gets a new child with its story; one that can’t be saved is saved with the same story, sent again', async () => {
  const saved: unknown[] = []
  server.use(
    http.post('*/api/family', async ({ request }) => {
      saved.push(await request.json())
      return saved.length === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(kiara, { status: 201 })
    }),
  )
  const answers = [() => HttpResponse.text('cut off')]
  const keys = answerStory(() => (answers.shift() ?? created)())
  const view = await openForm()
  const { user } = view
  await fillIn(view)
  await user.click(option('Save Asha for next time'))
  await user.click(submitButton())
  expect(await screen.findByText('Please choose the month and year of birth')).toBeVisible()
  expect(saved).toEqual([])
  await user.selectOptions(screen.getByLabelText('Month'), '03')
  await user.selectOptions(screen.getByLabelText('Year'), '2021')
  await user.click(screen.getByLabelText(/^I am the parent or guardian of Asha/))
  await user.click(submitButton())
  expect(await screen.findByText('Failed to generate story')).toBeVisible()
  expect(option('Save Asha for next time')).toBeChecked()
  await user.click(submitButton())
  await waitFor(() => expect(view.location()).toBe('/story/7'))
  const consents = { detailsConsent: true, keepsSheet: false, noticeVersion: PRIVACY_VERSION }
  expect(saved).toEqual(
    Array(2).fill({ kind: 'child', name: 'Asha', gender: 'girl', birthMonth: '2021-03', look: {}, ...consents }),
  )
  expect(keys).toEqual(Array(2).fill(keys[0]))
})

test('without a provider, a photo proposes what is open of the look, and is not sent with the story', async () => {
  const answers = [{ look: null }, { look: { skin: 6, hairColour: 'black', glasses: true } }]
  server.use(http.post('*/api/looks/from-photo', () => HttpResponse.json(answers.shift())))
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
  const premium = {
    members: [{ ...aarav, look: { skin: 3 } }],
    child: aarav.id,
    subscriptionStatus: 'premium',
  } as const
  const { user } = await openForm({
    ...premium,
    members: [...premium.members],
    notice: { ...NOTICE, aiProvider: null },
  })
  await user.click(submitButton())
  expect(await screen.findByText('Reference photo is required for premium users')).toBeVisible()
  const photo = new File(['\0\0\0\x1cftypheic\0\0\0\0mif1heicmiaf'], 'a.heic', { type: 'image/heic' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await user.upload(input as HTMLInputElement, photo)
  expect(await screen.findByText(/^We could not find a face/)).toBeVisible()
  const keys = answerStory(created)
  await user.upload(input as HTMLInputElement, photo)
  expect(
    await screen.findByText(
      'From your photo: black hair, glasses. Change anything you like. The photo has been deleted.',
    ),
  ).toBeVisible()
  expect(screen.queryByText('Reference photo is required for premium users')).toBeNull()
  await user.click(submitButton())
  await waitFor(() => expect(keys).toHaveLength(1))
})
