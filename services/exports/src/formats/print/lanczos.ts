/** Pixels with three channels of 8 bits each. */
export interface RgbImage {
  data: Buffer
  width: number
  height: number
}

const CHANNELS = 3
const RADIUS = 3

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** For each pixel of the result, the first pixel of the source that it depends on, and the weights from there on. */
function weightsOf(sourceSize: number, targetSize: number): { first: number; weights: number[] }[] {
  const scale = sourceSize / targetSize
  return Array.from({ length: targetSize }, (_, i) => {
    const centre = (i + 0.5) * scale - 0.5
    const first = Math.max(0, Math.ceil(centre - RADIUS))
    const last = Math.min(sourceSize - 1, Math.floor(centre + RADIUS))
    const raw = Array.from({ length: last - first + 1 }, (_, k) => {
      const x = first + k - centre
      return sinc(x) * sinc(x / RADIUS)
    })
    const sum = raw.reduce((total, weight) => total + weight, 0)
    return { first, weights: raw.map(weight => weight / sum) }
  })
}

/** Resamples rows, or columns if `vertical`. @param lines their number */
function resample(source: ArrayLike<number>, sourceSize: number, targetSize: number, lines: number, vertical: boolean) {
  const target = new Float32Array(targetSize * lines * CHANNELS)
  const table = weightsOf(sourceSize, targetSize)
  for (let i = 0; i < targetSize; i += 1) {
    const { first, weights } = table[i] as (typeof table)[number]
    for (let line = 0; line < lines; line += 1) {
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        let value = 0
        for (let k = 0; k < weights.length; k += 1) {
          const at = vertical ? (first + k) * lines + line : line * sourceSize + first + k
          value += (source[at * CHANNELS + channel] as number) * (weights[k] as number)
        }
        target[(vertical ? i * lines + line : line * targetSize + i) * CHANNELS + channel] = value
      }
    }
  }
  return target
}

/** Enlarges an image with a Lanczos filter. sharp has it for reductions only: it enlarges with a bicubic filter. */
export function enlarge({ data, width, height }: RgbImage, targetWidth: number, targetHeight: number): RgbImage {
  const wide = resample(data, width, targetWidth, height, false)
  const tall = resample(wide, height, targetHeight, targetWidth, true)
  return { data: Buffer.from(Uint8ClampedArray.from(tall).buffer), width: targetWidth, height: targetHeight }
}
