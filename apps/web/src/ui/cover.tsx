import { imagePath } from '@kahani/contracts/image-path'
import { useState } from 'react'
import { cn } from '../lib/class-names.ts'
import { BlankCover } from './art/blank-cover.tsx'

interface CoverProps {
  /** Path of the cover image; null if there is none. */
  url: string | null
  /** Empty if the title is beside it. */
  alt?: string
  className?: string
}

/** The square cover of a book, or a blank cover if there is none or it cannot be loaded. */
export function Cover({ url, alt = '', className }: CoverProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const classes = cn('aspect-square overflow-hidden', className)
  if (url === null || url === failedUrl) return <BlankCover className={classes} />
  return (
    <img
      src={imagePath(url)}
      alt={alt}
      width={400}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => setFailedUrl(url)}
      className={cn('bg-paper-deep object-cover', classes)}
    />
  )
}
