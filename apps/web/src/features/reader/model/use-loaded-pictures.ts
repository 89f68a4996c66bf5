import type { Illustrations, StoryWithPages } from '@kahani/contracts/stories'
import { useEffect, useMemo, useRef, useState } from 'react'
import { preloadPicture } from '../../../lib/story-pictures.ts'
import { whenSettled } from '../../../lib/when-settled.ts'
import { coverUrlOf, illustrationOf } from './illustrations.ts'

/** Pictures by path. The browser keeps them while they are referenced. */
export type LoadedPictures = ReadonlyMap<string, HTMLImageElement>

interface LoadedPicturesOptions {
  story: StoryWithPages
  illustrations: Illustrations | undefined
  /** The current page, from 1. */
  page: number
  /** The width at which the reader shows illustrations, as in the `sizes` attribute. */
  sizes: string
}

/** Where the browser says nothing, as Safari does, the connection counts as fast. */
function isConnectionFast(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g'
}

/**
 * Loads the picture of the next page before it is opened. On a fast connection, the other ones follow one after another, in the
 * same size, and the whole book can be printed at once.
 */
export function useLoadedPictures({ story, illustrations, page, sizes }: LoadedPicturesOptions): LoadedPictures {
  const { current: loaded } = useRef(new Map<string, HTMLImageElement>())
  const [settled, setSettled] = useState(false)
  useEffect(() => whenSettled(() => setSettled(true)), [])

  const queue = useMemo(() => {
    const next = story.pages.slice(page)
    const paths = [...next, ...story.pages.slice(0, page)].map(
      ({ pageNumber }) => illustrationOf(illustrations, pageNumber)?.imageUrl,
    )
    const wanted = isConnectionFast()
      ? [...paths, coverUrlOf(illustrations, story)]
      : paths.slice(0, Math.min(next.length, 1))
    return wanted.filter(path => path != null)
  }, [story, illustrations, page])

  useEffect(() => {
    if (!settled) return
    let stopped = false
    async function loadQueue() {
      for (const path of queue) {
        if (stopped) return
        await load(loaded, path, sizes)
      }
    }
    void loadQueue()
    return () => {
      stopped = true
    }
  }, [settled, queue, loaded, sizes])
  return loaded
}

/** Ends when the picture is loaded or failed. A failed one is not kept. */
async function load(loaded: Map<string, HTMLImageElement>, path: string, sizes: string): Promise<void> {
  const image = loaded.get(path) ?? preloadPicture(path, sizes)
  loaded.set(path, image)
  if (image.complete) return
  await new Promise<void>(resolve => {
    image.addEventListener('load', () => resolve())
    image.addEventListener('error', () => {
      loaded.delete(path)
      resolve()
    })
  })
}
