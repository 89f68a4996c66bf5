import { useState } from 'react'
import { cn } from '../lib/class-names.ts'
import { BlankCover } from './art/blank-cover.tsx'
import { StoryPicture } from './story-picture.tsx'

interface CoverProps {
  /** Path of the cover image; null if there is none. */
  url: string | null
  /** The width at which it is shown, as in the `sizes` attribute. Default: that of the window. */
  sizes?: string
  className?: string
}

/** The square cover of a book beside its title, or a blank cover if there is none or it cannot be loaded. */
export function Cover({ url, sizes = '100vw', className }: CoverProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const classes = cn('aspect-square overflow-hidden', className)
  if (url === null || url === failedUrl) return <BlankCover className={classes} />
  return (
    <StoryPicture
      path={url}
      alt=""
      sizes={sizes}
      loading="lazy"
      onError={() => setFailedUrl(url)}
      className={cn('bg-paper-deep object-cover', classes)}
    />
  )
}
