import type { Illustrations } from '@kahani/contracts/stories'
import { useEffect, useRef } from 'react'
import { prioritizeIllustration } from '../api/illustrations.ts'

/** Who only leafs through is not on a page. */
const SETTLED_MS = 1_000

/** Has the illustrations rendered from the open page outwards, while some of them are pending. */
export function usePrioritizedPage(
  storyId: number,
  illustrations: Illustrations | undefined,
  pageNumber: number,
): void {
  const reported = useRef('')
  const page = `${storyId}/${pageNumber}`
  const pending = illustrations?.status === 'processing'
  useEffect(() => {
    if (!pending || reported.current === page) return
    const timer = setTimeout(() => {
      reported.current = page
      // Without it, the illustrations come in another order.
      prioritizeIllustration(storyId, pageNumber).catch(() => undefined)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [storyId, pending, pageNumber, page])
}
