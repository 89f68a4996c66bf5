import type { Illustrations } from '@kahani/contracts/stories'

const etags = new WeakMap<Illustrations, string>()

/** The ETag with which the server sent a list; undefined if it sent none. */
export const etagOf = (illustrations: Illustrations): string | undefined => etags.get(illustrations)

export function withEtag(illustrations: Illustrations, etag: string | null): Illustrations {
  if (etag) etags.set(illustrations, etag)
  return illustrations
}
