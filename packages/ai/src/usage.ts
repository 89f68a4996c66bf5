/** What a call consumed: tokens, and images received. */
export interface Usage {
  inputTokens: number
  /** Tokens of images in the prompt. */
  inputImageTokens: number
  outputTokens: number
  images: number
}
export const NO_USAGE: Usage = { inputTokens: 0, inputImageTokens: 0, outputTokens: 0, images: 0 }
