import { referencesOf } from '@kahani/ai/image-models'
import { BUILT_IN, checkModelOf, openAiAccount } from '@kahani/ai/openai-config'
import { priceOf, withKnownPrices } from '@kahani/ai/prices'
import type { Usage } from '@kahani/ai/usage'
import {
  ESTIMATED_CHECK_USAGE,
  ESTIMATED_REWRITE_USAGE,
  EXPECTED_CORRECTIONS,
  estimatePictureUsage,
  estimateStoryUsage,
} from '@kahani/ai/usage-estimates'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import type { StoryPeople } from '@kahani/contracts/people'
import type { ProviderEnv } from '../env.ts'
import { writesShots } from '../providers.ts'

export interface Estimate {
  /** Text, character sheets, cover and pages of a story, in paise. @param people of the story */
  story(premium: boolean, people: Pick<StoryPeople, 'companions' | 'pet'>): number
  /** One picture, with its check and the share of a correction, in paise. */
  picture(premium: boolean): number
  /** Other words for one page, in paise. */
  rewrite(): number
}

/** Reference images of every picture: the sheet of the child, the photo, and the style if the model takes several. */
const REFERENCES = { few: 2, several: 3 }
/** Who is in a picture besides the child, if it is not known. */
const EXPECTED_COMPANIONS = 1
const COVERS = 1

/** Estimates costs from the price table. The built-in providers cost nothing. */
export function createEstimate(env: ProviderEnv): Estimate {
  const prices = withKnownPrices(env.OPENAI_PRICES)
  const cost = (model: string, usage: Usage) => {
    const price = openAiAccount(env) && model !== BUILT_IN ? prices[model] : undefined
    return price ? priceOf(price, usage) : 0
  }
  const illustratorOf = (premium: boolean) => {
    const model = premium ? env.OPENAI_IMAGE_MODEL_PREMIUM : env.OPENAI_IMAGE_MODEL
    const quality = premium ? env.OPENAI_IMAGE_QUALITY_PREMIUM : env.OPENAI_IMAGE_QUALITY
    return { model, quality, ...referencesOf(model, env.OPENAI_STAGING_SKETCH) }
  }
  /** @param companions in the picture */
  function rendering(premium: boolean, companions: number): number {
    const { model, quality, several, sketch } = illustratorOf(premium)
    const references = (several ? REFERENCES.several + companions : REFERENCES.few) + (sketch ? 1 : 0)
    return cost(model, estimatePictureUsage(quality, references))
  }
  const check = (premium: boolean) =>
    illustratorOf(premium).model === BUILT_IN ? 0 : cost(checkModelOf(env), ESTIMATED_CHECK_USAGE)
  const isChecked = checkModelOf(env) !== BUILT_IN
  /** A correction is rendered and checked too. */
  const picture = (premium: boolean, companions: number) =>
    isChecked
      ? Math.ceil((1 + EXPECTED_CORRECTIONS) * (rendering(premium, companions) + check(premium)))
      : rendering(premium, companions)
  return {
    picture: premium => picture(premium, EXPECTED_COMPANIONS),
    rewrite: () => cost(env.OPENAI_TEXT_MODEL, ESTIMATED_REWRITE_USAGE),
    story(premium, { companions, pet }) {
      const count = companions.length + (pet ? 1 : 0)
      const sheets = 1 + (illustratorOf(premium).several ? count : 0)
      return (
        cost(env.OPENAI_TEXT_MODEL, estimateStoryUsage(writesShots(env))) +
        sheets * rendering(premium, count) +
        (PAGES_PER_STORY + COVERS) * picture(premium, count)
      )
    },
  }
}
