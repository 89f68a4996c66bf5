import { imagePath } from '@kahani/contracts/image-path'
import { useState } from 'react'
import { cn } from '../lib/class-names.ts'
import { BlankCover } from './art/blank-cover.tsx'

export interface CoverProps {
  /** Path of the cover's picture; null while there is none. */
  url: string | null
  /** Empty where the title stands beside it. */
  alt?: string
  className?: string
}

/** A book's cover, square; a drawn one stands in while there is none, or where it can't be loaded. */
export function Cover({ url, alt = '', className }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const look = cn('aspect-square overflow-hidden', className)
  if (url === null || url === failed) return <BlankCover className={look} />
  return (
    <img
      src={imagePath(url)}
      alt={alt}
      width={400}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(url)}
      className={cn('bg-paper-deep object-cover', look)}
    />
  )
}
