import { referencesOf } from '@kahani/ai/image-models'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { BUILT_IN } from '@kahani/ai/openai-config'
import type { StoryDraft } from '@kahani/contracts/illustration'
import type { ChecksOf } from '@kahani/illustrations/checker/picture-checker'
import type { Illustrator, RenderedImage } from '@kahani/illustrations/illustrator/illustrator'
import sharp from 'sharp'
import type { Configuration } from './configuration.ts'
import { type PicturePlan, picturePlans } from './plan.ts'
import type { Run, Step } from './run.ts'
import { samplePicture, sampleRequest } from './sample-story.ts'

export const REFERENCES = 'several references'
export const PREMIUM = 'premium image model'
const IMAGE = 'image model'
const SIZE = 'picture size'
const MASK = 'mask'
const MODERATION = {
  check: 'moderation of pictures',
  setting: 'OPENAI_MODERATION_MODEL',
  endpoint: 'moderation',
} satisfies Step

export const CHECK = { check: 'check model', setting: 'OPENAI_CHECK_MODEL', endpoint: 'text' } satisfies Step

interface PictureCheck {
  config: Configuration
  checksOf: ChecksOf
  illustrator: Illustrator
  moderator: Moderator
  draft: StoryDraft
  run: Run
  signal: AbortSignal
}

const describe = ({ model, quality }: PicturePlan) => `${model}, quality ${quality}`

/** A picture for checks that need one if the provider makes none. */
const plainPicture = () =>
  sharp({ create: { width: 256, height: 256, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

async function renderSheet(check: PictureCheck, plan: PicturePlan): Promise<RenderedImage | undefined> {
  const { illustrator, draft, run, signal } = check
  const options = { signal, softened: false }
  const { value: sheet, error } = await run.attempt(
    { check: plan.premium ? PREMIUM : IMAGE, setting: plan.setting, endpoint: 'pictures' },
    () => illustrator.renderSheet(sampleRequest(draft, plan.premium), 'child', { photo: null, kept: null }, options),
    () => describe(plan),
  )
  if (sheet)
    run.add({ check: SIZE, outcome: 'pass', note: `${sheet.widthPx} × ${sheet.heightPx} px`, isRequired: true })
  else if (error?.param === 'size')
    run.add({
      check: SIZE,
      outcome: 'miss',
      note: 'the server rejects it. Change ILLUSTRATION_SIZE.',
      isRequired: true,
    })
  return sheet
}

/** Renders a page with the references of a family that provides a photo. */
async function renderPage(check: PictureCheck, plan: PicturePlan, step: Step, sheet: Buffer) {
  const { illustrator, draft, run, signal } = check
  const references = { sheet, companions: {}, base: null, photo: await sharp(sheet).jpeg().toBuffer() }
  const render = () =>
    illustrator.renderPicture(sampleRequest(draft, plan.premium), samplePicture(draft), references, {
      signal,
      softened: false,
    })
  const { value: page } = await run.attempt(step, render, () => describe(plan))
  return page
}

/** Checks a page as the product does before families see it. */
async function checkPage(
  { checksOf, draft, run, signal }: PictureCheck,
  premium: boolean,
  image: Buffer,
  sheet: Buffer,
) {
  const checker = checksOf(premium)?.checker
  if (!checker) return run.skip(CHECK.check, `${CHECK.setting} is ${BUILT_IN}`)
  const request = sampleRequest(draft, premium)
  await run.attempt(
    CHECK,
    () => checker.check(request, samplePicture(draft), { image, sheet, companions: {} }, { signal, softened: false }),
    () => checker.model,
  )
}

/** Changes a part of a picture, as a family can. */
async function checkMask({ illustrator, draft, run, signal }: PictureCheck, plan: PicturePlan, sheet: Buffer) {
  if (!referencesOf(plan.model, undefined).mask) return run.skip(MASK, 'models of an unknown family get words instead')
  const region = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
  const edit = { baseKey: '', wish: 'A red ball in the middle.', region }
  const picture = { ...samplePicture(draft), version: 1, edit }
  const fallback = 'Families can then change pictures in words, but not a place that they mark.'
  const step: Step = { check: MASK, setting: plan.setting, endpoint: 'pictures', fallback }
  await run.attempt(
    step,
    () =>
      illustrator.renderPicture(
        sampleRequest(draft, plan.premium),
        picture,
        { sheet, companions: {}, photo: null, base: sheet },
        { signal, softened: false },
      ),
    () => plan.model,
  )
}

async function checkModeration({ config, moderator, run, signal }: PictureCheck, picture: Buffer) {
  const model = config.OPENAI_MODERATION_MODEL
  if (model === BUILT_IN) return run.skip(MODERATION.check, `${MODERATION.setting} is ${BUILT_IN}`)
  const { value } = await run.attempt(
    MODERATION,
    () => moderator.checkPicture(picture, { storyId: null, signal }),
    () => model,
  )
  const row = run.rowOf(MODERATION.check)
  if (value?.flagged && row)
    run.add({ ...row, outcome: 'miss', note: `it flags a harmless picture. Change ${MODERATION.setting}.` })
}

/** Renders the pictures that show what the image models take, and moderates one. */
export async function checkPictures(check: PictureCheck): Promise<void> {
  const { config, run } = check
  const plans = picturePlans(config)
  const [plan, premiumPlan] = plans
  if (config.OPENAI_IMAGE_MODEL === BUILT_IN) run.skip(IMAGE, `OPENAI_IMAGE_MODEL is ${BUILT_IN}`)
  if (config.OPENAI_IMAGE_MODEL_PREMIUM === BUILT_IN) run.skip(PREMIUM, `OPENAI_IMAGE_MODEL_PREMIUM is ${BUILT_IN}`)
  else if (plans.length === 1 && !plan?.premium) run.skip(PREMIUM, 'it is the image model')
  const sheet = plan && (await renderSheet(check, plan))
  if (plan && sheet) {
    const step = { check: REFERENCES, setting: plan.setting, endpoint: 'pictures' } satisfies Step
    const page = await renderPage(check, plan, step, sheet.data)
    if (page) await checkPage(check, plan.premium, page.data, sheet.data)
    await checkMask(check, plan, sheet.data)
  }
  if (premiumPlan) {
    const step = { check: PREMIUM, setting: premiumPlan.setting, endpoint: 'pictures' } satisfies Step
    await renderPage(check, premiumPlan, step, sheet?.data ?? (await plainPicture()))
  }
  for (const check of [SIZE, REFERENCES, CHECK.check, MASK])
    if (!run.rowOf(check)) run.skip(check, 'there is no picture of the provider')
  await checkModeration(check, sheet?.data ?? (await plainPicture()))
}
