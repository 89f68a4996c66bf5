import { composeStory } from '@kahani/storyteller/compose-story'
import type { Storyteller } from './storyteller.ts'

/** A storyteller without a provider. */
export const createBuiltInStoryteller = (): Storyteller => ({
  name: 'built-in',
  async generate(brief, { seed, told, signal }) {
    signal.throwIfAborted()
    return composeStory(brief, seed, told).draft
  },
})
