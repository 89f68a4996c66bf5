// @vitest-environment jsdom
import { readerMessages } from '@kahani/messages/en/reader'
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startFakeSpeech } from '../../../testing/fake-speech.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { storedPreferences } from '../model/reading-preferences.ts'
import { VoiceField } from './voice-field.tsx'

const { voice: messages } = readerMessages.settings

function open(
  voices: Partial<SpeechSynthesisVoice>[],
  text = 'Meera lit a lamp. It was a warm evening by the river. Then it rained.',
) {
  onTestFinished(() => void vi.unstubAllGlobals())
  const speech = startFakeSpeech(voices)
  const timer = { choice: 'off', limit: null, minutesLeft: null, asleep: false } as never
  const view = renderScreen(
    <VoiceField
      {...{ preferences: storedPreferences.read(), onChange: () => undefined, timer, language: 'en-IN', text }}
      {...{ voices: window.speechSynthesis.getVoices(), open: true, onOpenChange: () => undefined }}
    />,
  )
  return { ...view, speech }
}

test('a voice is heard with the first sentences of the page, one at a time, until the settings are closed', async () => {
  const { user, speech, unmount } = open([
    { voiceURI: 'in', name: 'Rishi', lang: 'en-IN', localService: true },
    { voiceURI: 'net', name: 'Neerja', lang: 'en-IN', localService: false },
  ])
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press(messages.listenTo(messages.best))
  expect(speech.spoken.at(-1)).toMatchObject({ text: 'Meera lit a lamp.', voice: { name: 'Rishi' }, rate: 0.9 })
  await speech.finish()
  expect(speech.current()).toBe('It was a warm evening by the river.')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  act(() => screen.getByRole('button', { name: messages.listenTo('Neerja, India') }).click())
  act(() => vi.advanceTimersByTime(1_000))
  vi.useRealTimers()
  expect(speech.spoken.at(-1)).toMatchObject({ text: 'Meera lit a lamp.', voice: { name: 'Neerja' } })
  expect(screen.getAllByRole('button', { name: /^Stop/ })).toHaveLength(1)
  await press(messages.stopOf('Neerja, India'))
  expect(speech.current()).toBeUndefined()
  await press(messages.listenTo('Rishi, India'))
  unmount()
  expect(speech.current()).toBeUndefined()
})

test('many voices are shown on demand', async () => {
  const names = ['Rishi', 'Veena', 'Heera', 'Ravi', 'Neerja', 'Prabhat']
  const { user } = open(names.map(name => ({ voiceURI: name, name, lang: 'en-IN', localService: true })))
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: messages.more(2) }))
  const radios = screen.getAllByRole('radio')
  expect(radios).toHaveLength(7)
  expect(radios[5]).toHaveFocus()
})
