import type { IllustrationStyle } from '@kahani/contracts/options'
import { STYLES } from '@kahani/illustrator/styles'

/** The styles that accounts of a plan can choose: of those that the operator opened, what their illustrator draws. */
export type OpenStyles = (premium: boolean) => IllustrationStyle[]

export const createOpenStyles =
  (opened: readonly IllustrationStyle[], hasPictureProvider: (premium: boolean) => boolean): OpenStyles =>
  premium =>
    opened.filter(style => hasPictureProvider(premium) || STYLES.includes(style))
