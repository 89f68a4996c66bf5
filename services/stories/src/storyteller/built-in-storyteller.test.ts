import { createBrief } from '@kahani/testing/drafts'
import { expect, test } from 'vitest'
import { createBuiltInStoryteller } from './built-in-storyteller.ts'

test('rejects if the signal is aborted', async () => {
  const signal = AbortSignal.abort(new Error('gone'))
  const options = { storyId: 1, safetyId: '', issues: [], seed: 1, signal }
  await expect(createBuiltInStoryteller().generate(createBrief(), options)).rejects.toThrow('gone')
})
