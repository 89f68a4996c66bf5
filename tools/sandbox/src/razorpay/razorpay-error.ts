/** An error answer of the Razorpay API. */
export class RazorpayError extends Error {
  override readonly name = 'RazorpayError'
  readonly statusCode: number
  /** The invalid input, if the error concerns one. */
  readonly field: string | undefined

  constructor(description: string, { statusCode = 400, field }: { statusCode?: number; field?: string } = {}) {
    super(description)
    this.statusCode = statusCode
    this.field = field
  }
}

export const authenticationFailed = () => new RazorpayError('Authentication failed', { statusCode: 401 })
export const unknownId = () => new RazorpayError('The id provided does not exist')

const INVALID = { source: 'business', step: 'payment_initiation', reason: 'input_validation_failed' }
const NOT_APPLICABLE = { source: 'NA', step: 'NA', reason: 'NA' }

/** The body of an error answer. */
export const errorBody = ({ message, statusCode, field }: RazorpayError) => ({
  error: {
    code: statusCode >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
    description: message,
    ...(statusCode === 400 ? INVALID : NOT_APPLICABLE),
    metadata: {},
    ...(field && { field }),
  },
})
