import { isAiError } from '@kahani/ai/ai-error'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { BUILT_IN } from '@kahani/ai/openai-config'
import type { StoryDraft } from '@kahani/contracts/illustration'
import { hasStatus } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { createBuiltInStoryteller } from '@kahani/stories/storyteller/built-in-storyteller'
import { createGenerateText } from '@kahani/stories/storyteller/generate-text'
import type { Storyteller } from '@kahani/stories/storyteller/storyteller'
import type { Configuration } from './configuration.ts'
import type { Run, Step } from './run.ts'
import { SAMPLE_BRIEF, SAMPLE_OPTIONS, SAMPLE_SENTENCE } from './sample-story.ts'

export const TEXT = { check: 'text model', setting: 'OPENAI_TEXT_MODEL', endpoint: 'text' } satisfies Step
const STRUCTURED_OUTPUT = 'structured output'
const STORY = 'story'
const MODERATION = {
  check: 'moderation of texts',
  setting: 'OPENAI_MODERATION_MODEL',
  endpoint: 'moderation',
} satisfies Step

interface TextCheck {
  config: Configuration
  storyteller: Storyteller
  moderator: Moderator
  logger: Logger
  run: Run
  signal: AbortSignal
}

/** Reports how a provider's storyteller answers. */
function observeStoryteller(storyteller: Storyteller, model: string, run: Run): Pick<Storyteller, 'name' | 'generate'> {
  let attempts = 0
  const addFormat = (outcome: 'pass' | 'miss', note: string) =>
    run.add({ check: STRUCTURED_OUTPUT, outcome, note, isRequired: true })
  return {
    ...storyteller,
    async generate(brief, options) {
      attempts += 1
      try {
        const draft = await run.measure(
          TEXT,
          () => storyteller.generate(brief, options),
          () => model,
        )
        addFormat('pass', attempts > 1 ? 'only in the second attempt' : '')
        return draft
      } catch (error) {
        if (isAiError(error, 'bad-answer')) {
          const row = run.rowOf(TEXT.check)
          // The model has written something.
          if (row && error.usage) run.add({ ...row, outcome: 'pass', note: model })
          addFormat(
            'miss',
            `the answer does not hold to the JSON schema of a story. Set ${TEXT.setting} to another model, or to ${BUILT_IN}.`,
          )
        }
        throw error
      }
    },
  }
}

const observeModerator = (moderator: Moderator, model: string, run: Run): Moderator => ({
  ...moderator,
  checkTexts: (texts, context) =>
    run.measure(
      MODERATION,
      () => moderator.checkTexts(texts, context),
      () => model,
    ),
})

const countWords = ({ pages }: StoryDraft) => pages.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)

async function generateStory({ config, logger, run, signal, ...providers }: TextCheck): Promise<StoryDraft | null> {
  const { OPENAI_TEXT_MODEL: model, OPENAI_MODERATION_MODEL: moderationModel } = config
  const addStory = (outcome: 'pass' | 'miss' | 'not tried', note: string) =>
    run.add({ check: STORY, outcome, note, isRequired: true })
  const generateText = createGenerateText({
    storyteller: observeStoryteller(providers.storyteller, model, run),
    moderator:
      moderationModel === BUILT_IN ? providers.moderator : observeModerator(providers.moderator, moderationModel, run),
    logger,
    // A limit is reported, and not waited for.
    withRetry: (_signal, call) => call(),
  })
  try {
    const draft = await generateText(SAMPLE_BRIEF, { ...SAMPLE_OPTIONS, signal })
    addStory('pass', `${draft.pages.length} pages, ${countWords(draft)} words`)
    return draft
  } catch (error) {
    const isWritten = run.rowOf(STRUCTURED_OUTPUT)?.outcome === 'pass'
    if (isAiError(error)) addStory('not tried', isWritten ? 'its moderation failed' : 'there is no text')
    else if (hasStatus(error, 422)) addStory('miss', `moderation flags a harmless story. Change ${MODERATION.setting}.`)
    else if (error instanceof Error && error.message.startsWith('Invalid draft'))
      addStory('miss', `${error.message}. Set ${TEXT.setting} to a larger model, or to ${BUILT_IN}.`)
    else throw error
    return null
  }
}

/** Generates a story as the product does. @returns its draft, or one of the built-in storyteller */
export async function checkText(check: TextCheck): Promise<StoryDraft> {
  const { config, moderator, run, signal } = check
  const stopped = run.stopReason('text')
  let draft: StoryDraft | null = null
  if (config.OPENAI_TEXT_MODEL === BUILT_IN) run.skip(TEXT.check, `${TEXT.setting} is ${BUILT_IN}`)
  else if (stopped) run.add({ check: TEXT.check, outcome: 'not tried', note: stopped, isRequired: true })
  else draft = await generateStory(check)
  for (const check of [STRUCTURED_OUTPUT, STORY])
    if (!run.rowOf(check)) run.skip(check, 'there is no text of the provider')

  if (config.OPENAI_MODERATION_MODEL === BUILT_IN) run.skip(MODERATION.check, `${MODERATION.setting} is ${BUILT_IN}`)
  else if (!run.rowOf(MODERATION.check)) {
    const model = config.OPENAI_MODERATION_MODEL
    await run.attempt(
      MODERATION,
      () => moderator.checkTexts([SAMPLE_SENTENCE], { storyId: null, signal }),
      () => model,
    )
  }
  return draft ?? createBuiltInStoryteller().generate(SAMPLE_BRIEF, { ...SAMPLE_OPTIONS, issues: [], signal })
}
