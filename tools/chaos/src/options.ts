import { parseArgs } from 'node:util'

export interface Options {
  /** Decides when what fails, and when which family does what. */
  seed: number
  /** How long faults are injected. */
  minutes: number
}

/** Parses the command line. @throws Error with a message for the user */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { seed: { type: 'string', default: '1' }, minutes: { type: 'string', default: '5' } },
  })
  const options = { seed: Number(values.seed), minutes: Number(values.minutes) }
  if (!Number.isSafeInteger(options.seed)) throw new Error('--seed must be a whole number')
  if (!(options.minutes > 0)) throw new Error('--minutes must be a number above 0')
  return options
}
