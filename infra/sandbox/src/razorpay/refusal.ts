/** A call that the provider does not do, in the words of its API. */
export class UserError extends Error {
  override readonly name = 'UserError'
  readonly statusCode: number
  /** The input that is wrong, where it is one. */
  readonly field: string | undefined

  constructor(description: string, { statusCode = 400, field }: { statusCode?: number; field?: string } = {}) {
    super(description)
    this.statusCode = statusCode
    this.field = field
  }
}

export const refusedCredentials = () => new UserError('Authentication failed', { statusCode: 401 })
export const unknownId = () => new UserError('The id provided does not exist')

const INVALID = { source: 'business', step: 'payment_initiation', reason: 'input_validation_failed' }
const NOT_APPLICABLE = { source: 'NA', step: 'NA', reason: 'NA' }

/** The body of an answer that is not OK. */
export const errorBody = ({ message, statusCode, field }: UserError) => ({
  error: {
    code: statusCode >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
    description: message,
    ...(statusCode === 400 ? INVALID : NOT_APPLICABLE),
    metadata: {},
    ...(field && { field }),
  },
})
