import { imagePath } from '@kahani/contracts/image-path'
import type { Illustration, Illustrations } from '@kahani/contracts/stories'
import { readerMessages as messages } from '@kahani/messages/en/reader'
import { useEffect, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { illustrationOf, illustrationProgress, missingIllustrationOf } from '../model/illustrations.ts'
import type { IllustrationRetry } from '../model/use-illustration-retry.ts'
import { IllustrationPlaceholder } from './illustration-placeholder.tsx'
import { DIMMED, ILLUSTRATION } from './layout.ts'
import { MissingIllustration } from './missing-illustration.tsx'

interface PageIllustrationProps {
  illustrations: Illustrations | undefined
  loading: boolean
  retry: IllustrationRetry
  pageNumber: number
  page: number
  pages: number
  /** Darkens the image for bedtime mode. */
  dimmed: boolean
}

/** The illustration of a page, in a square that is laid out before the image loads. */
export function PageIllustration(props: PageIllustrationProps) {
  const { illustrations, loading, retry, pageNumber, page, pages, dimmed } = props
  const illustration = illustrationOf(illustrations, pageNumber)
  const missing = missingIllustrationOf(illustrations, pageNumber)
  const progress = illustrationProgress(illustrations)
  return (
    <figure
      tabIndex={-1}
      className={cn(ILLUSTRATION, 'grid grid-cols-1 content-start gap-2 md:sticky md:top-22 md:self-start')}
    >
      <div className="@container relative grid aspect-square overflow-clip rounded-drawn border-2 border-line bg-paper-deep">
        {illustration ? (
          <FadeInImage key={illustration.imageUrl} illustration={illustration} dimmed={dimmed} />
        ) : missing ? (
          <MissingIllustration key={pageNumber} missing={missing} retry={retry} />
        ) : (
          !loading && <IllustrationPlaceholder processing={illustrations?.status === 'processing'} />
        )}
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>{messages.caption(page, pages)}</span>
        {progress && <span>{messages.progress(progress.completed, progress.total)}</span>}
      </figcaption>
    </figure>
  )
}

function FadeInImage({ illustration, dimmed }: { illustration: Illustration; dimmed: boolean }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const online = useOnline()
  useEffect(() => {
    if (online) setState(current => (current === 'failed' ? 'loading' : current))
  }, [online])
  if (state === 'failed') return <IllustrationPlaceholder processing={false} />
  return (
    <img
      src={imagePath(illustration.imageUrl)}
      alt={illustration.altText}
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
