import { imagePath } from '@kahani/contracts/image-path'
import type { Illustration, Illustrations } from '@kahani/contracts/stories'
import { readerMessages as messages } from '@kahani/messages/en/reader'
import { useEffect, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { illustrationProgress, missingPicture, pagePicture } from '../pictures.ts'
import type { PictureRetry } from '../use-picture-retry.ts'
import { DIMMED, PICTURE } from './layout.ts'
import { MissingPicture } from './missing-picture.tsx'
import { PicturePlaceholder } from './picture-placeholder.tsx'

export interface PictureProps {
  known: Illustrations | undefined
  /** Whether it is not known yet which pictures there are. */
  awaited: boolean
  redraw: PictureRetry
  pageNumber: number
  page: number
  pages: number
  /** For a dark room. */
  dimmed: boolean
}

/** The picture of a page in its square, which is there before the picture is. */
export function Picture({ known, awaited, redraw, pageNumber, page, pages, dimmed }: PictureProps) {
  const picture = pagePicture(known, pageNumber)
  const missing = missingPicture(known, pageNumber)
  const progress = illustrationProgress(known)
  return (
    <figure
      tabIndex={-1}
      className={cn(PICTURE, 'grid grid-cols-1 content-start gap-2 md:sticky md:top-22 md:self-start')}
    >
      <div className="@container relative grid aspect-square overflow-clip rounded-drawn border-2 border-line bg-paper-deep">
        {picture ? (
          <FadingPicture key={picture.imageUrl} picture={picture} dimmed={dimmed} />
        ) : missing ? (
          <MissingPicture key={pageNumber} missing={missing} redraw={redraw} />
        ) : (
          !awaited && <PicturePlaceholder drawing={known?.status === 'processing'} />
        )}
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>{messages.caption(page, pages)}</span>
        {progress && <span>{messages.progress(progress.drawn, progress.total)}</span>}
      </figcaption>
    </figure>
  )
}

function FadingPicture({ picture, dimmed }: { picture: Illustration; dimmed: boolean }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const online = useOnline()
  useEffect(() => {
    if (online) setState(now => (now === 'failed' ? 'loading' : now))
  }, [online])
  if (state === 'failed') return <PicturePlaceholder drawing={false} />
  return (
    <img
      src={imagePath(picture.imageUrl)}
      alt={picture.altText}
      width={1024}
      height={1024}
      decoding="async"
      draggable={false}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
      className={cn(
        'absolute inset-0 size-full object-cover transition-[opacity,filter] duration-500 ease-gentle',
        state === 'shown' ? 'opacity-100' : 'opacity-0',
        dimmed && DIMMED,
      )}
    />
  )
}
