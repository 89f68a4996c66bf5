import { createRequire } from 'node:module'

/** The part of libheif-js that is used. It has no types. */
interface Libheif {
  HeifDecoder: new () => { decode(file: Buffer): HeifImage[] }
}
interface HeifImage {
  is_primary(): boolean
  get_width(): number
  get_height(): number
  /** Decodes into `target.data` as RGBA, turned upright. Calls `done` with null on failure. */
  display(target: Pixels, done: (result: Pixels | null) => void): void
  free(): void
}

export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

// The libvips of sharp reads the headers of HEIC files, but has no decoder for HEVC.
const require = createRequire(import.meta.url)
const loadLibheif = (): Libheif => require('libheif-js/wasm-bundle.js')

/**
 * Decodes the main image of a HEIC file. Blocks the thread for seconds, and keeps its memory until the thread ends.
 * @param checkSize is called with the size from the header, and throws if the image must not be decoded
 * @throws Error if the file is damaged
 */
export async function decodeHeic(file: Buffer, checkSize: (width: number, height: number) => void): Promise<Pixels> {
  const { HeifDecoder } = loadLibheif()
  const images = new HeifDecoder().decode(file)
  try {
    const image = images.find(each => each.is_primary()) ?? images[0]
    if (!image) throw new Error('no image in the file')
    const [width, height] = [image.get_width(), image.get_height()]
    checkSize(width, height)
    const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
    return await new Promise((resolve, reject) => {
      image.display(target, result => (result ? resolve(result) : reject(new Error('not decoded'))))
    })
  } finally {
    for (const image of images) image.free()
  }
}
