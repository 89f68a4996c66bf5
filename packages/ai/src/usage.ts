/** What a call used: tokens, and pictures received. */
export interface Usage {
  inputTokens: number
  /** Of pictures that were sent along. */
  inputImageTokens: number
  outputTokens: number
  images: number
}
export const NO_USAGE: Usage = { inputTokens: 0, inputImageTokens: 0, outputTokens: 0, images: 0 }
