import { pictureSrcSet, sizedImagePath } from '@kahani/contracts/image-path'
import type { ComponentProps } from 'react'
import { earlyPicture } from '../lib/story-pictures.ts'

type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'>

interface StoryPictureProps extends ImageProps {
  /** Path of the picture. */
  path: string
  alt: string
  /** The width at which it is shown, as in the `sizes` attribute. */
  sizes: string
  /** Shows the smallest size, whatever `sizes` is. */
  smallest?: boolean
}

/** Pictures are square. */
const SIDE_PX = 1280

/** A picture of a story, loaded in the size that the screen needs. Its space is known before it has loaded. */
export function StoryPicture({ path, alt, smallest = false, ...image }: StoryPictureProps) {
  return (
    <img
      decoding="async"
      {...image}
      alt={alt}
      width={SIDE_PX}
      height={SIDE_PX}
      srcSet={smallest ? undefined : pictureSrcSet(path)}
      src={smallest ? earlyPicture(path) : sizedImagePath(path, 720)}
    />
  )
}
