import type { LaunchContext } from './launch-context.ts'
import type { Provider } from './services.ts'
import type { ProvidedSettings } from './settings.ts'

type Context = Omit<LaunchContext, 'adminUrl' | 'redisUrlOf'>

/** Settings that point the product to the sandbox instead of a real provider. */
const SANDBOX_DEFAULTS: Record<Provider, (context: Context) => Record<string, string>> = {
  SMTP_URL: ({ ports }) => ({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` }),
  RAZORPAY_KEY_ID: ({ ports, port, secrets }) => ({
    RAZORPAY_KEY_ID: 'rzp_test_sandbox',
    RAZORPAY_KEY_SECRET: secrets.sandboxKeySecret,
    RAZORPAY_WEBHOOK_SECRET: secrets.sandboxWebhookSecret,
    RAZORPAY_WEBHOOK_URL: `http://localhost:${port}/api/payments/webhook`,
    RAZORPAY_API_URL: `http://127.0.0.1:${ports.sandbox}`,
    RAZORPAY_CHECKOUT_URL: `http://localhost:${ports.sandbox}/checkout.js`,
  }),
  GOOGLE_CLIENT_ID: ({ ports, secrets }) => ({
    GOOGLE_CLIENT_ID: 'sandbox.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: secrets.sandboxGoogleSecret,
    GOOGLE_AUTH_URL: `http://localhost:${ports.sandbox}/google/auth`,
    GOOGLE_TOKEN_URL: `http://127.0.0.1:${ports.sandbox}/google/token`,
    GOOGLE_USERINFO_URL: `http://127.0.0.1:${ports.sandbox}/google/userinfo`,
    GOOGLE_CERTS_URL: `http://127.0.0.1:${ports.sandbox}/google/certs`,
    GMAIL_API_URL: `http://127.0.0.1:${ports.sandbox}`,
  }),
}

/** Providers that the product can do without. */
const OPTIONAL: Provider[] = ['GOOGLE_CLIENT_ID']

/** Whether the sandbox replaces a provider. In production an optional one is absent instead. */
export const usesSandbox = (provider: Provider, env: ProvidedSettings) =>
  !env[provider] && !(env.NODE_ENV === 'production' && OPTIONAL.includes(provider))

/** The defaults for every provider that the sandbox replaces. */
export const sandboxDefaults = (context: Context): Record<string, string> =>
  Object.assign(
    {},
    ...(Object.keys(SANDBOX_DEFAULTS) as Provider[])
      .filter(provider => usesSandbox(provider, context.env))
      .map(provider => SANDBOX_DEFAULTS[provider](context)),
  )
