import { REWRITE_KINDS } from '@kahani/contracts/rewrites'
import { composeStory } from '@kahani/storyteller/compose-story'
import { rewritePage } from '@kahani/storyteller/rewrite-page'
import { NoOtherWordingError, type Storyteller } from './storyteller.ts'

/** A storyteller without a provider. It rewrites its own stories only, and can't follow wishes in free words. */
export const createBuiltInStoryteller = (): Storyteller => ({
  name: 'built-in',
  rewriteKinds: REWRITE_KINDS.filter(kind => kind !== 'own'),
  async generate(brief, { seed, told, signal }) {
    signal.throwIfAborted()
    return composeStory(brief, seed, told).draft
  },
  async rewritePage(brief, { request: { kind }, told, seed, signal, ...page }) {
    signal.throwIfAborted()
    const text = kind === 'own' || told === null ? null : rewritePage(brief, seed, { ...page, kind, told })
    if (text === null) throw new NoOtherWordingError(`no other wording of kind ${kind}`)
    return text
  },
})
