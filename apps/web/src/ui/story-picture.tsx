import { pictureSrcSet, sizedImagePath } from '@kahani/contracts/image-path'
import type { ComponentProps } from 'react'

type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'>

interface StoryPictureProps extends ImageProps {
  /** Path of the picture. */
  path: string
  alt: string
  /** The width at which it is shown, as in the `sizes` attribute. */
  sizes: string
}

/** Pictures are square. */
const SIDE_PX = 1280

/** A picture of a story, loaded in the size that the screen needs. Its space is known before it has loaded. */
export function StoryPicture({ path, alt, ...image }: StoryPictureProps) {
  return (
    <img
      decoding="async"
      {...image}
      alt={alt}
      width={SIDE_PX}
      height={SIDE_PX}
      srcSet={pictureSrcSet(path)}
      src={sizedImagePath(path, 720)}
    />
  )
}
