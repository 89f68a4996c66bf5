import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { supportEmailSchema } from '@kahani/contracts/support-email'
import {
  checkoutUrl,
  commonConfig,
  httpUrl,
  loadConfig,
  port,
  positiveInteger,
  redisUrl,
  rejectSandbox,
  secrets,
  storageUrl,
} from '@kahani/service-kit/config'
import { identityPrivateKeys } from '@kahani/service-kit/identity'
import { internalCallers } from '@kahani/service-kit/internal-credentials'
import { containsStrangers, refuseUnsafe } from '@kahani/service-kit/unsafe-settings'
import { z } from 'zod'

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']
const WEB_DIST = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url))

const isNetwork = (text: string) => isIP(text.trim().replace(/\/\d{1,3}$/, '')) > 0

const schema = refuseUnsafe(
  commonConfig.extend({
    PORT: port.default(3000),
    PUBLIC_URL: httpUrl('the public URL of the product').optional(),
    REDIS_URL: redisUrl,
    SESSION_SECRET: secrets('signs the session cookie'),
    IDENTITY_PRIVATE_KEY: identityPrivateKeys,
    PICTURE_KEY: secrets('the key that signs the names of pictures'),
    /** Only pictures are read from it. */
    STORAGE_URL: storageUrl,
    STORAGE_FALLBACK_URL: storageUrl.optional(),
    /** Who may read the metrics. */
    INTERNAL_CALLERS: internalCallers,
    AUTH_URL: httpUrl('the URL of the auth service'),
    STORIES_URL: httpUrl('the URL of the stories service'),
    PAYMENTS_URL: httpUrl('the URL of the payments service'),
    EXPORTS_URL: httpUrl('the URL of the exports service'),
    /** The checkout script, allowed by the content security policy. */
    RAZORPAY_CHECKOUT_URL: checkoutUrl,
    /** Where security.txt sends reports. */
    SUPPORT_EMAIL: supportEmailSchema,
    /** The folder of the built web app. */
    WEB_DIST: z.string().default(WEB_DIST),
    /** Comma-separated addresses or networks of proxies whose X-Forwarded-For is trusted. */
    TRUSTED_PROXIES: z
      .string()
      .refine(list => list.split(',').every(isNetwork), 'must be addresses or networks, such as 10.0.0.0/8,fd00::/8')
      .optional(),
    /** Open connections, in total and of one client address. */
    MAX_CONNECTIONS: positiveInteger.default(4_096),
    MAX_CONNECTIONS_PER_ADDRESS: positiveInteger.default(1_024),
    /** Requests of one client address that the services are processing. */
    MAX_REQUESTS_PER_ADDRESS: positiveInteger.default(512),
  }),
  ({ TRUSTED_PROXIES = '' }) => [
    {
      setting: 'trust-every-proxy',
      isUnsafe: TRUSTED_PROXIES.split(',').some(network => containsStrangers(network.trim())),
      key: 'TRUSTED_PROXIES',
      requirement: 'your own proxies: any other client could choose the address that limits count',
    },
  ],
)
  .transform(({ PUBLIC_URL, ...config }) => ({
    ...config,
    PUBLIC_URL: new URL(PUBLIC_URL ?? `http://localhost:${config.PORT}`),
  }))
  .superRefine(rejectSandbox(['RAZORPAY_CHECKOUT_URL']))
  .superRefine(({ NODE_ENV, PUBLIC_URL, RAZORPAY_CHECKOUT_URL }, ctx) => {
    if (NODE_ENV !== 'production') return
    const reject = (key: string, message: string) => ctx.addIssue({ code: 'custom', path: [key], message })
    if (PUBLIC_URL.protocol !== 'https:' && !LOCAL_HOSTS.includes(PUBLIC_URL.hostname)) {
      reject('PUBLIC_URL', 'must be https in production, unless it is localhost')
    }
    if (new URL(RAZORPAY_CHECKOUT_URL).protocol !== 'https:') {
      reject('RAZORPAY_CHECKOUT_URL', 'must be https in production')
    }
  })

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
