import { readFile } from 'node:fs/promises'
import type { IllustrationStyle } from '@kahani/contracts/options'

const loaded = new Map<IllustrationStyle, Promise<Buffer>>()

/** An example of a style, which `npm run gallery -- styles` makes: WebP. */
export function loadStyleReference(style: IllustrationStyle): Promise<Buffer> {
  const image = loaded.get(style) ?? readFile(new URL(`./styles/${style}.webp`, import.meta.url))
  loaded.set(style, image)
  return image
}
