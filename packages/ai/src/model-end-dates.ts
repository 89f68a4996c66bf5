import { configuredModels, type OpenAiConfig } from './openai-config.ts'

interface Announcement {
  /** The day from which the models are no longer served, as `YYYY-MM-DD`. */
  endsOn: string
  source: string
  models: string[]
}

const DEPRECATIONS = 'https://developers.openai.com/api/docs/deprecations'

/** End dates that OpenAI has announced until November 2026, of models for texts and pictures. */
const ANNOUNCEMENTS: Announcement[] = [
  {
    endsOn: '2026-05-12',
    source: 'OpenAI’s notice in https://github.com/AndraxDev/speak-gpt/issues/158',
    models: ['dall-e-2', 'dall-e-3'],
  },
  {
    endsOn: '2026-10-23',
    source: `${DEPRECATIONS} (notice of 22 April 2026)`,
    models: [
      'gpt-3.5-turbo',
      'gpt-3.5-turbo-0125',
      'gpt-4',
      'gpt-4-0613',
      'gpt-4-turbo',
      'gpt-4-turbo-2024-04-09',
      'gpt-4o-2024-05-13',
      'gpt-4.1-nano',
      'gpt-4.1-nano-2025-04-14',
      'gpt-image-1',
      'o1',
      'o1-2024-12-17',
      'o1-pro',
      'o1-pro-2025-03-19',
      'o3-mini',
      'o3-mini-2025-01-31',
      'o4-mini',
      'o4-mini-2025-04-16',
    ],
  },
  {
    endsOn: '2026-12-01',
    source: `${DEPRECATIONS} (notice of 2 June 2026)`,
    models: ['gpt-image-1-mini', 'gpt-image-1.5', 'gpt-image-1.5-2025-12-16', 'chatgpt-image-latest'],
  },
  {
    endsOn: '2026-12-11',
    source: `${DEPRECATIONS} (notice of 11 June 2026)`,
    models: [
      'gpt-5',
      'gpt-5-2025-08-07',
      'gpt-5-mini',
      'gpt-5-mini-2025-08-07',
      'gpt-5-nano',
      'gpt-5-nano-2025-08-07',
      'gpt-5-pro',
      'gpt-5-pro-2025-10-06',
      'o3',
      'o3-2025-04-16',
      'o3-pro',
      'o3-pro-2025-06-10',
    ],
  },
  {
    endsOn: '2027-01-14',
    source: `${DEPRECATIONS} (notice of 14 October 2026)`,
    models: [
      'gpt-4o',
      'gpt-4o-2024-08-06',
      'gpt-4o-2024-11-20',
      'gpt-4o-mini',
      'gpt-4o-mini-2024-07-18',
      'gpt-4.1',
      'gpt-4.1-2025-04-14',
      'gpt-4.1-mini',
      'gpt-4.1-mini-2025-04-14',
    ],
  },
  {
    endsOn: '2027-04-01',
    source:
      'https://dev.to/max_bob/openai-api-deprecations-2026-2027-every-shutdown-date-and-recommended-replacement-gpt-4o-2ffm',
    models: ['gpt-5.1'],
  },
]

const END_DATES = new Map(ANNOUNCEMENTS.flatMap(({ endsOn, models }) => models.map(model => [model, endsOn])))

const DAY_MS = 86_400_000
const NOTICE_DAYS = 30

export interface EndingModel {
  /** The variable that names the model. */
  setting: string
  model: string
  /** The day from which the model is no longer served, as `YYYY-MM-DD`. */
  endsOn: string
  hasEnded: boolean
}

/** The announced end of a model, as `YYYY-MM-DD`; undefined if none is known. */
export const endDateOf = (model: string): string | undefined => END_DATES.get(model)

/** Whether a model that ends on a day, `YYYY-MM-DD`, has ended or ends within 30 days. */
export const endsSoon = (endsOn: string, now: Date): boolean =>
  Date.parse(endsOn) - now.getTime() <= NOTICE_DAYS * DAY_MS

/** The configured models of the provider that have ended or end within 30 days. */
export function findEndingModels(config: OpenAiConfig, now: Date): EndingModel[] {
  return configuredModels(config).flatMap(({ setting, model }) => {
    const endsOn = endDateOf(model)
    if (endsOn === undefined || !endsSoon(endsOn, now)) return []
    return [{ setting, model, endsOn, hasEnded: Date.parse(endsOn) <= now.getTime() }]
  })
}
