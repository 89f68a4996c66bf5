import type { LaunchContext } from './launch-context.ts'
import type { Provider } from './services.ts'
import type { Given } from './settings.ts'

/** What the sandbox stands in for, by the variable that names the real one: the defaults that lead to it instead. */
const SANDBOX_DEFAULTS: Record<Provider, (place: Omit<LaunchContext, 'adminUrl'>) => Record<string, string>> = {
  SMTP_URL: ({ ports }) => ({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` }),
  RAZORPAY_KEY_ID: ({ ports, port, secrets }) => ({
    RAZORPAY_KEY_ID: 'rzp_test_sandbox',
    RAZORPAY_KEY_SECRET: secrets.sandboxKeySecret,
    RAZORPAY_WEBHOOK_SECRET: secrets.sandboxWebhookSecret,
    RAZORPAY_WEBHOOK_URL: `http://localhost:${port}/api/payments/webhook`,
    RAZORPAY_API_URL: `http://127.0.0.1:${ports.sandbox}`,
    RAZORPAY_CHECKOUT_URL: `http://localhost:${ports.sandbox}/checkout.js`,
  }),
}

/** Whether a provider is stood in for, with these things set. */
export const usesSandbox = (provider: Provider, given: Given) => !given[provider]

/** The defaults of all that is stood in for. */
export const sandboxDefaults = (place: Omit<LaunchContext, 'adminUrl'>): Record<string, string> =>
  Object.assign(
    {},
    ...(Object.keys(SANDBOX_DEFAULTS) as Provider[])
      .filter(provider => usesSandbox(provider, place.env))
      .map(provider => SANDBOX_DEFAULTS[provider](place)),
  )
