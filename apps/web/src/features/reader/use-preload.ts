import { imagePath } from '@kahani/contracts/image-path'
import type { Illustration } from '@kahani/contracts/stories'
import { useEffect } from 'react'

/** Fetches a picture before its page is turned to. */
export function usePreload(picture: Illustration | undefined): void {
  const path = picture && imagePath(picture.imageUrl)
  useEffect(() => {
    if (path) new Image().src = path
  }, [path])
}
