// @vitest-environment jsdom
import type { PrivacyNotice } from '@kahani/contracts/child-consents'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
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

test('the button says what is agreed to, and who receives it; the request records both', async () => {
  const view = await openForm()
  expect(
    await screen.findByText(/the child’s name, age, gender and look .* sent to OpenAI \(United States\)/),
  ).toBeVisible()
  await fillIn(view)
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/generate-story', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ story: { id: 7 } }, { status: 201 })
    }),
  )
  await view.user.click(submitButton())
  await waitFor(() => expect(bodies).toMatchObject([{ detailsConsent: true, noticeVersion: PRIVACY_VERSION }]))
})

test.each([
  ['free', 'papercut'],
  ['premium', 'ghibli'],
] as const)('an account of the %s plan chooses among the styles of its plan', async (subscriptionStatus, style) => {
  const illustrationStyles: PrivacyNotice['illustrationStyles'] = {
    free: ['vivid', 'papercut'],
    premium: ['vivid', 'ghibli'],
  }
  await openForm({ subscriptionStatus, notice: { ...NOTICE, illustrationStyles } })
  const radios = document.querySelectorAll<HTMLInputElement>('input[name=illustrationStyle]:enabled')
  expect(Array.from(radios, ({ value }) => value)).toEqual(['vivid', style])
})

describe('the form', () => {
  test('says what is missing on submit, and again on change, and focuses the first question', async () => {
    const { user } = await openForm({ subscriptionStatus: 'premium' })
    expect(screen.queryByText('Character name is required')).toBeNull()
    await user.click(submitButton())
    expect(await screen.findByText('Character name is required')).toBeVisible()
    for (const text of ['Age is required', 'Gender is required', 'Reference photo is required for premium users'])
      expect(screen.getByText(text)).toBeVisible()
    const name = screen.getByLabelText(/^Child’s name/)
    expect(name).toHaveFocus()
    await user.type(name, 'A')
    await waitFor(() => expect(screen.queryByText('Character name is required')).toBeNull())
    await user.clear(name)
    expect(await screen.findByText('Character name is required')).toBeVisible()
    expect(screen.getByRole('link', { name: /Pictures \(needs your attention\)/ })).toBeVisible()
  })

  test('names the letters that no book can show while they are typed, and sends nothing', async () => {
    const keys = answerStory(created)
    const view = await openForm()
    await fillIn(view)
    const { user } = view
    const friend = screen.getByLabelText(/^A friend in the story/)
    await user.type(friend, 'Nino გი')
    expect(screen.getByText(/^Our books can’t show გ ი yet/)).toBeVisible()
    expect(friend).toBeInvalid()
    await user.click(submitButton())
    await waitFor(() => expect(friend).toHaveFocus())
    expect(keys).toEqual([])
    await user.clear(friend)
    await user.type(friend, '小明 ᱥᱟᱱ')
    expect(screen.queryByText(/^Our books can’t show/)).toBeNull()
  })

  test('keeps a pasted text that is too long, also after a reload, and asks to shorten it', async () => {
    const { user, unmount } = await openForm()
    const pasted = 'श्रे'.repeat(41)
    await user.click(screen.getByLabelText(/^Child’s name/))
    await user.paste(pasted)
    expect(screen.getByText('Please keep this under 40 characters')).toBeVisible()
    await user.click(screen.getByLabelText(/^Your own storyline/))
    await user.paste('é'.normalize('NFD').repeat(501))
    expect(screen.getByText('501 of 500')).toBeVisible()
    expect(screen.getByText('Please keep this under 500 characters')).toBeVisible()
    unmount()
    await openForm()
    expect(screen.getByLabelText(/^Child’s name/)).toHaveValue(pasted)
  })

  test('reveals the texts of own ideas, and offers one focus and one style', async () => {
    const { user } = await openForm()
    const labels = [/^Your own character/, /^Your own value/, /^Your own theme/]
    for (const [index, choice] of screen.getAllByLabelText(/^Custom/).entries()) {
      expect(screen.queryByLabelText(labels[index] as RegExp)).toBeNull()
      await user.click(choice)
      expect(screen.getByLabelText(labels[index] as RegExp)).toBeVisible()
    }
    expect(screen.getByLabelText(/^Values/)).toBeChecked()
    expect(screen.getByLabelText(/^Grow With Me/)).toBeDisabled()
    expect(option('Vivid')).toBeChecked()
    for (const style of ['Ghibli', 'Watercolor', 'Fairytale', 'Papercut', 'Cartoon'])
      expect(screen.getByLabelText(new RegExp(`^${style}`))).toBeDisabled()
  })

  test('keeps its draft over a reload and a session that ends, for the same person only', async () => {
    const first = await openForm()
    await fillIn(first)
    await first.user.click(option('Pirate'))
    answerStory(() => HttpResponse.json({ code: 'signed_out', message: 'Please sign in', issues: [] }, { status: 401 }))
    server.use(http.get('*/api/me', () => HttpResponse.json(null, { status: 401 })))
    await first.user.click(submitButton())
    await waitFor(() => expect(screen.queryByLabelText(/^Child’s name/)).toBeNull())
    first.unmount()

    const second = await openForm()
    expect(screen.getByLabelText(/^Child’s name/)).toHaveValue('Asha')
    expect(option('4-6 years')).toBeChecked()
    expect(option('Pirate')).toBeChecked()
    expect(within(screen.getByLabelText('Your story so far')).getByText('Pirate')).toBeVisible()
    second.unmount()

    await openForm({ id: 2 })
    expect(screen.getByLabelText(/^Child’s name/)).toHaveValue('')
    expect(option('Myself')).toBeChecked()
  })

  test('fills in at random what is open, never the child, and undoes it', async () => {
    const view = await openForm()
    const { user } = view
    await fillIn(view)
    await user.type(screen.getByLabelText(/^A friend/), 'Dadi')
    await user.click(screen.getByText('Surprise me'))
    await waitFor(() => expect(option('None')).not.toBeChecked())
    expect(screen.getByLabelText(/^A friend/)).toHaveValue('Dadi')
    expect(screen.getByLabelText(/^Child’s name/)).toHaveValue('Asha')
    expect(screen.getByText(/^A story about \w+, .*, with Dadi and an? \w+\.$/)).toBeVisible()

    view.unmount()
    const { user: again } = await openForm()
    await again.click(screen.getByText('Undo'))
    for (const name of ['Myself', 'Space', 'Kindness', 'None']) expect(option(name)).toBeChecked()
    expect(screen.getByLabelText(/^A friend/)).toHaveValue('Dadi')
    expect(screen.queryByText('Undo')).toBeNull()
    expect(screen.getByText('Surprise me')).toHaveFocus()
  })

  test('shows which section is open, which are done, and leads to each', async () => {
    FakeIntersectionObserver.passed = ['section-child', 'section-focus', 'section-theme']
    const view = await openForm()
    const steps = screen.getByRole('navigation', { name: 'Steps of the form' })
    const step = (name: RegExp) => within(steps).getByRole('link', { name })
    expect(step(/Theme/)).toHaveAttribute('aria-current', 'step')
    expect(step(/Focus \(done\)/)).toBeVisible()
    expect(step(/Child/)).not.toHaveAccessibleName(/done/)
    await fillIn(view)
    expect(step(/Child \(done\)/)).toBeVisible()
    await view.user.click(step(/Extras/))
    expect(screen.getByRole('heading', { name: /^Additional story elements/ })).toHaveFocus()
  })
})

describe('the wishes', () => {
  const withoutProvider = { notice: { ...NOTICE, aiProvider: null } }
  const list = () => screen.findByRole('group', { name: 'In this story' })
  const enter = async ({ user }: Awaited<ReturnType<typeof openForm>>, field: RegExp, text: string) => {
    await user.click(screen.getByLabelText(field))
    await user.paste(text)
  }

  test('are listed with what the story does with them and what it can’t do, from the first word on', async () => {
    const view = await openForm(withoutProvider)
    await fillIn(view)
    expect(screen.queryByText('In this story')).toBeNull()
    // Not even the code is loaded.
    expect(view.queryClient.getQueryState(['wish-list'])).toMatchObject({ fetchStatus: 'idle', status: 'pending' })
    await enter(view, /^Your own storyline/, 'She wears glasses. She meets a talking cloud.')
    const entries = await within(await list()).findAllByRole('listitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '“She wears glasses.”Asha wears glasses in the pictures.',
      '“She meets a talking cloud.”Our storyteller can’t do this yet.',
    ])
    expect(screen.getByText('In this story: 1 · Not in this story: 1', { selector: '[role=status]' })).toBeVisible()
    await view.user.click(screen.getByRole('link', { name: 'In this story: 1 · Not in this story: 1' }))
    expect(await list()).toHaveFocus()
    await view.user.clear(screen.getByLabelText(/^Your own storyline/))
    await waitFor(() => expect(screen.queryByText('In this story')).toBeNull())
  })

  test('that only an AI provider can follow are asked of it', async () => {
    const view = await openForm()
    await enter(view, /^Your own storyline/, 'She meets a talking cloud.')
    expect(await list()).toHaveTextContent('The AI is asked for this, too“She meets a talking cloud.”')
    expect(screen.queryByText('Our storyteller can’t do this yet.')).toBeNull()
  })

  test('for a theme that no tale is about can be exchanged for the nearest tale, and back', async () => {
    const view = await openForm(withoutProvider)
    const { user } = view
    await user.click(screen.getAllByLabelText(/^Custom/)[2] as HTMLElement)
    await enter(view, /^Your own theme/, 'a volcano')
    await user.click(await screen.findByText('Nearest: a tale about snow and mountains'))
    expect(screen.getByLabelText(/^Your own theme/)).toHaveValue('snow and mountains')
    expect(await list()).toHaveTextContent('The story and its pictures are about snow and mountains.')
    expect(screen.getByText('Undo')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText(/^Your own theme/)).toHaveValue('a volcano')
    expect(screen.getByText('Nearest: a tale about snow and mountains')).toHaveFocus()

    await user.clear(screen.getByLabelText(/^Your own theme/))
    await enter(view, /^Your own theme/, 'He goes to the moon and finds aliens')
    await user.click(await screen.findByText('Nearest: a tale about space'))
    expect(option('Space')).toBeChecked()
    await user.click(screen.getByText('Undo'))
    expect(screen.getByLabelText(/^Your own theme/)).toHaveValue('He goes to the moon and finds aliens')
    await user.click(option('Farm'))
    await waitFor(() => expect(screen.queryByText('In this story')).toBeNull())
  })
})

describe('Generate Story', () => {
  test('opens the shop without a request if no credits remain', async () => {
    const { user, location } = await openForm({ storiesRemaining: 0 })
    expect(screen.getByText('Free Story Used')).toBeVisible()
    await user.click(submitButton())
    expect(await screen.findByText('No story credits remaining')).toBeVisible()
    expect(
      screen.getByText("You've used all your story credits. Please purchase more credits to create more stories."),
    ).toBeVisible()
    expect(location()).toBe('/purchases')
  })

  test('says after a gift or a package that its credits are used, not the free story', async () => {
    await openForm({ storiesRemaining: 0, subscriptionStatus: 'premium' })
    expect(screen.getByText('Story Credits Used')).toBeVisible()
    expect(screen.queryByText('Free Story Used')).toBeNull()
  })

  test('sends one request for a double click, shows what happens, and opens the story', async () => {
    let finish = () => {}
    const keys = answerStory(async () => {
      await new Promise<void>(resolve => {
        finish = resolve
      })
      return created()
    })
    const view = await openForm()
    await fillIn(view)
    await view.user.dblClick(submitButton())
    expect(await screen.findByText('Generating Story...')).toBeDisabled()
    const steps = within(screen.getByLabelText('How the story is coming along'))
    const step = (text: RegExp) => steps.getByText(text).closest('li')
    await waitFor(() => expect(step(/^Writing the words/)).toHaveAttribute('aria-current', 'step'))
    expect(step(/^Checking your wishes/)).toHaveTextContent('(done)')
    expect(step(/^Drawing Asha, the cover and 10 pages/)).not.toHaveTextContent('(done)')
    finish()
    expect(await screen.findByText('Story created!')).toBeVisible()
    expect(view.location()).toBe('/story/7')
    expect(keys).toHaveLength(1)
    expect(localStorage.getItem('kahani.account-1.create-story')).toBeNull()
  })

  test('continues the same request when the device is online again', async () => {
    const answers = [HttpResponse.error, created]
    const keys = answerStory(() => {
      if (answers.length === 2) onlineManager.setOnline(false)
      return (answers.shift() ?? created)()
    })
    onTestFinished(() => onlineManager.setOnline(true))
    const view = await openForm()
    await fillIn(view)
    await view.user.click(submitButton())
    expect(await screen.findByText(/^You are offline\./)).toBeVisible()
    onlineManager.setOnline(true)
    await waitFor(() => expect(view.location()).toBe('/story/7'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('shows why a story failed, in the words of the server if there are any, and keeps the form', async () => {
    answerStory(() => new HttpResponse(null, { status: 500 }))
    const view = await openForm()
    await fillIn(view)
    await view.user.click(submitButton())
    expect(await screen.findByText('Failed to generate story')).toBeVisible()
    expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible()

    const message = 'Please choose other words for your story.'
    answerStory(() => HttpResponse.json({ code: 'refused', message, issues: [] }, { status: 422 }))
    await view.user.click(submitButton())
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(/^Child’s name/)).toHaveValue('Asha')
    expect(view.location()).toBe('/create-story')
  })

  test('sends its key again while a story may be in progress, and a new key after a refusal', async () => {
    const message = 'Please choose other words for your story.'
    const refused = () => HttpResponse.json({ code: 'refused', message, issues: [] }, { status: 422 })
    const answers = [() => HttpResponse.text('cut off'), refused]
    const keys = answerStory(() => (answers.shift() ?? created)())
    const view = await openForm()
    await fillIn(view)
    for (const text of ['Something went wrong. Please try again.', message]) {
      await view.user.click(submitButton())
      expect(await screen.findByText(text)).toBeVisible()
      await waitFor(() => expect(submitButton()).toBeEnabled())
    }
    await view.user.click(submitButton())
    await waitFor(() => expect(view.location()).toBe('/story/7'))
    const [first, second, third] = keys
    expect(second).toBe(first)
    expect(third).not.toBe(second)
  })
})
