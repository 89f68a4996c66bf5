import { commonConfig, loadConfig, port } from '@kahani/service-kit/config'
import { z } from 'zod'

const schema = commonConfig
  .extend({
    SMTP_PORT: port.default(0),
    DATA_DIR: z.string('is missing: the folder in which mails are kept'),
  })
  .superRefine(({ NODE_ENV }, ctx) => {
    if (NODE_ENV !== 'production') return
    const message = 'is production, where the sandbox never runs: set SMTP_URL to a mail server instead'
    ctx.addIssue({ code: 'custom', path: ['NODE_ENV'], message })
  })

export const readEnv = (env: NodeJS.ProcessEnv) => loadConfig(schema, env)
export type Env = ReturnType<typeof readEnv>
