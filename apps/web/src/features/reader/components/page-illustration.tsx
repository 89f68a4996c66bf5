import type { Illustration, Illustrations } from '@kahani/contracts/stories'
import { readerMessages as messages } from '@kahani/messages/en/reader'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { type Ref, useEffect, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { preloadPicture, READER_PICTURE_SIZES, wasShownEarly } from '../../../lib/story-pictures.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { StoryPicture } from '../../../ui/story-picture.tsx'
import { illustrationProgress, missingIllustrationOf } from '../model/illustrations.ts'
import { COVER } from '../model/page-navigation.ts'
import { preparePainting } from '../model/page-turn.ts'
import { paintingText } from '../model/painting.ts'
import type { IllustrationRetry } from '../model/use-illustration-retry.ts'
import { IllustrationPlaceholder } from './illustration-placeholder.tsx'
import { CAPTION, DIMMED, FIGURE, FRAME, FRAME_ROOM, PICTURE } from './layout.ts'
import { MissingIllustration } from './missing-illustration.tsx'

/** After which a picture that could not be loaded, as after a lost connection, is loaded again. */
const RELOAD_INTERVAL_MS = 3000

interface PageIllustrationProps {
  /** The square of the picture. */
  ref: Ref<HTMLDivElement>
  /** That of the page, or the cover; undefined if there is none yet. */
  illustration: Pick<Illustration, 'imageUrl' | 'altText'> | undefined
  illustrations: Illustrations | undefined
  loading: boolean
  retry: IllustrationRetry
  /** The number of the picture. */
  pageNumber: number
  /** From 1; 0 for the cover. */
  page: number
  pages: number
  /** Darkens the image for bedtime mode. */
  dimmed: boolean
}

/** The illustration of a page, or the cover, in a square that is laid out before the image loads. */
export function PageIllustration(props: PageIllustrationProps) {
  const { ref, illustration, illustrations, loading, retry, pageNumber, page, pages, dimmed } = props
  const missing = missingIllustrationOf(illustrations, pageNumber)
  const progress = illustrationProgress(illustrations)
  const painting = paintingText(illustrations, pageNumber)
  return (
    <figure tabIndex={-1} className={FIGURE}>
      <div className={FRAME_ROOM}>
        <div ref={ref} className={cn(FRAME, page === COVER && BOUND)}>
          {illustration ? (
            <FadeInImage key={illustration.imageUrl} illustration={illustration} dimmed={dimmed} />
          ) : missing ? (
            <MissingIllustration key={pageNumber} missing={missing} retry={retry} />
          ) : (
            !loading && <IllustrationPlaceholder processing={illustrations?.status === 'processing'} note={painting} />
          )}
        </div>
      </div>
      <figcaption className={CAPTION}>
        {page !== COVER && <span>{messages.caption(page, pages)}</span>}
        {progress && <span>{messages.progress(progress.completed, progress.total)}</span>}
        {/* The line stays while illustrations are processing, so that the text below does not move. */}
        {progress && <span className="min-h-lh w-full">{(illustration || missing) && painting}</span>}
      </figcaption>
    </figure>
  )
}

/** A cover has a back of cloth, and casts a shadow. */
const BOUND =
  'cursor-pointer rounded-none rounded-r-lg shadow-lift after:absolute after:inset-y-0 after:left-0 after:w-[5%] after:bg-linear-to-r after:from-shade/60 after:via-shade/10 after:to-transparent'

interface FadeInImageProps {
  illustration: Pick<Illustration, 'imageUrl' | 'altText'>
  dimmed: boolean
}

function FadeInImage({ illustration, dimmed }: FadeInImageProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'ready' | 'failed'>('loading')
  const [early] = useState(() => wasShownEarly(illustration.imageUrl))
  const [sharp, setSharp] = useState(!early)
  const online = useOnline()
  useEffect(() => {
    if (sharp) return
    const image = preloadPicture(illustration.imageUrl, READER_PICTURE_SIZES)
    // Without a connection, the one that is shown stays.
    image.decode().then(
      () => setSharp(true),
      () => undefined,
    )
  }, [sharp, illustration.imageUrl])
  useEffect(() => {
    if (!online || state !== 'failed') return
    const timer = setTimeout(() => setState('loading'), RELOAD_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [online, state])
  if (state === 'failed') return <IllustrationPlaceholder processing={false} />
  return (
    <StoryPicture
      // A picture that was loaded before is shown at once: its page is being turned.
      ref={image => {
        if (image?.complete && image.naturalWidth > 0) setState(now => (now === 'loading' ? 'ready' : now))
      }}
      path={illustration.imageUrl}
      smallest={!sharp}
      alt={isolateRightToLeft(illustration.altText)}
      sizes={READER_PICTURE_SIZES}
      fetchPriority="high"
      decoding={early || state === 'ready' ? 'sync' : 'async'}
      draggable={false}
      onLoad={({ currentTarget }) => {
        setState(now => (now === 'loading' ? 'shown' : now))
        preparePainting(currentTarget)
      }}
      onError={() => setState('failed')}
      className={cn(
        PICTURE,
        'transition-[filter] duration-500 ease-gentle',
        !early && state === 'loading' && 'opacity-0',
        !early && state === 'shown' && 'animate-appear',
        dimmed && DIMMED,
      )}
    />
  )
}
