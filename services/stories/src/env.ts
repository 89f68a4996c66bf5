import {
  openAiFields,
  openAiImageFields,
  openAiRules,
  requirePricesForBudget,
  usesProvider,
} from '@kahani/ai/openai-config'
import { providerNoticeFields, providerNoticeRule } from '@kahani/ai/provider-notice'
import { DEFAULT_STYLE, ILLUSTRATION_STYLES } from '@kahani/contracts/options'
import { supportEmailSchema } from '@kahani/contracts/support-email'
import {
  commonConfig,
  databaseReadUrl,
  flag,
  httpUrl,
  loadConfig,
  positiveInteger,
  postgresUrl,
  redisUrl,
  secret,
  secrets,
  storageFields,
} from '@kahani/service-kit/config'
import { identityPublicKeys } from '@kahani/service-kit/identity'
import { internalCallers } from '@kahani/service-kit/internal-credentials'
import { refuseUnsafe } from '@kahani/service-kit/unsafe-settings'
import { z } from 'zod'

const INVALID_STYLES = `is invalid: names of illustration styles, separated by commas: ${ILLUSTRATION_STYLES.join(', ')}`
/** The default style is always among them. */
const illustrationStyles = z
  .string()
  .transform(list => list.split(',').map(name => name.trim()))
  .pipe(z.array(z.enum(ILLUSTRATION_STYLES, INVALID_STYLES)))
  .transform(listed => ILLUSTRATION_STYLES.filter(style => style === DEFAULT_STYLE || listed.includes(style)))

const rupees = z.coerce.number('is invalid: an amount in rupees').positive('must be above 0')

/** What selects the providers and limits their cost. */
export const providerFields = {
  ...openAiFields,
  ...openAiImageFields,
  OPENAI_TEXT_MODEL: z.string().default('gpt-6-sol'),
  OPENAI_REASONING_EFFORT: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
  OPENAI_DAILY_BUDGET: rupees.optional(),
  /** For accounts that never paid. */
  OPENAI_DAILY_BUDGET_FREE: rupees.optional(),
}

const schema = refuseUnsafe(
  commonConfig.extend({
    DATABASE_URL: postgresUrl,
    DATABASE_READ_URL: databaseReadUrl,
    REDIS_URL: redisUrl,
    ...storageFields,
    IDENTITY_PUBLIC_KEY: identityPublicKeys,
    INTERNAL_TOKEN: secret('the token that this service derives its credentials from'),
    INTERNAL_CALLERS: internalCallers,
    PHOTO_KEY: secrets('the key that encrypts reference photos'),
    PICTURE_KEY: secrets('the key that signs the names of pictures'),
    AUTH_URL: httpUrl('the URL of the auth service'),
    PAYMENTS_URL: httpUrl('the URL of the payments service'),
    EXPORTS_URL: httpUrl('the URL of the exports service'),
    /** Whether an account that never paid needs a confirmed email address for a story. */
    REQUIRE_VERIFIED_EMAIL: flag.default(false),
    /** Requests for a story per client address. */
    STORIES_PER_HOUR: positiveInteger.default(1_000),
    /** Stories of accounts that never paid, per client address. */
    FREE_STORIES_PER_DAY: positiveInteger.default(50),
    /** Versions of pictures that a family can request for a story without a credit; 0 for none. */
    REDRAWS_PER_STORY: z.coerce.number('is invalid: a number').int().min(0).max(100).default(5),
    ...providerFields,
    ...providerNoticeFields,
    SUPPORT_EMAIL: supportEmailSchema,
    /** Whom to complain to, on the privacy page. */
    GRIEVANCE_CONTACT: z.string().trim().max(200).regex(/\S@\S/, 'is invalid: a name and an email address').optional(),
    /** Styles that families can choose where a provider draws the pictures. */
    ILLUSTRATION_STYLES: illustrationStyles.default([DEFAULT_STYLE]),
  }),
  config => [
    ...openAiRules(config),
    providerNoticeRule(config),
    {
      setting: 'no-daily-budget',
      isUnsafe: usesProvider(config) && config.OPENAI_DAILY_BUDGET === undefined,
      key: 'OPENAI_DAILY_BUDGET',
      requirement: 'a daily budget, if text or pictures come from a provider',
    },
    {
      setting: 'unlimited-free-stories',
      isUnsafe: usesProvider(config) && !config.REQUIRE_VERIFIED_EMAIL && config.OPENAI_DAILY_BUDGET_FREE === undefined,
      key: 'REQUIRE_VERIFIED_EMAIL',
      requirement: 'true, or OPENAI_DAILY_BUDGET_FREE, if text or pictures come from a provider',
    },
  ],
)
  .superRefine(requirePricesForBudget)
  .transform(({ GRIEVANCE_CONTACT, ...config }) => ({
    ...config,
    GRIEVANCE_CONTACT: GRIEVANCE_CONTACT ?? config.SUPPORT_EMAIL,
  }))

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
export type ProviderEnv = Pick<Env, keyof typeof providerFields>
