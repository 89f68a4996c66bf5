import type { IllustrationStyle } from '@kahani/contracts/options'

/** The styles that the illustrator draws. */
export const STYLES: readonly IllustrationStyle[] = ['vivid']
