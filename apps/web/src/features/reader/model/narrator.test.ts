// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startFakeSpeech } from '../../../testing/fake-speech.ts'
import { createNarrator } from './narrator.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

function startReading() {
  const speech = startFakeSpeech()
  const onFailure = vi.fn()
  const narrator = createNarrator(onFailure)
  return { speech, narrator, onFailure }
}

test('stops if the engine never starts to speak', () => {
  const { speech, narrator, onFailure } = startReading()
  narrator.start(['One.'])
  vi.advanceTimersByTime(9000)
  expect(onFailure).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(onFailure).toHaveBeenCalledOnce()
  expect([narrator.current().status, speech.current()]).toEqual(['idle', undefined])
})

test('goes on to the next sentence if the engine loses the end of one', async () => {
  const { speech, narrator, onFailure } = startReading()
  narrator.start(['One.', 'Two.'])
  await speech.start()
  vi.advanceTimersByTime(11_000)
  expect([speech.current(), narrator.current().sentence]).toEqual(['Two.', 1])
  expect(onFailure).not.toHaveBeenCalled()
})

test('takes the engine over from another tab, with a pause that browsers need', () => {
  const { speech, narrator } = startReading()
  speechSynthesis.speak(new SpeechSynthesisUtterance('Another tab.'))
  narrator.start(['One.'])
  expect([speech.current(), narrator.current().status]).toEqual([undefined, 'speaking'])
  vi.advanceTimersByTime(100)
  expect(speech.current()).toBe('One.')
})

test('does not speak after it was stopped in that pause', () => {
  const { speech, narrator } = startReading()
  speechSynthesis.speak(new SpeechSynthesisUtterance('Another tab.'))
  narrator.start(['One.'])
  narrator.stop()
  vi.runAllTimers()
  expect(speech.current()).toBeUndefined()
})

test('ends after the current sentence, unless it is told to go on before that', async () => {
  const { speech, narrator } = startReading()
  narrator.start(['One.', 'Two.', 'Three.'])
  await speech.start()
  narrator.endAfterSentence(true)
  narrator.endAfterSentence(false)
  vi.advanceTimersByTime(11_000)
  expect(speech.current()).toBe('Two.')
  await speech.start()
  narrator.endAfterSentence(true)
  vi.advanceTimersByTime(11_000)
  expect([speech.current(), narrator.current().status]).toEqual([undefined, 'ended'])
})
