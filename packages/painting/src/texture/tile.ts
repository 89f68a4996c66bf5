/** A square texture that continues seamlessly at its edges: interleaved channels of numbers from -1 to 1, as ±127. */
export interface Tile {
  /** Width and height in texels; a power of two. */
  size: number
  channels: number
  data: Int8Array
}

/** A tile of floats, scaled so that each channel has the mean 0 and the standard deviation 0.34. */
export function toTile(size: number, planes: readonly Float32Array[]): Tile {
  const data = new Int8Array(size * size * planes.length)
  for (const [channel, plane] of planes.entries()) {
    let sum = 0
    let squares = 0
    for (let i = 0; i < plane.length; i++) {
      const value = plane[i] as number
      sum += value
      squares += value * value
    }
    const mean = sum / plane.length
    const scale = (127 * 0.34) / Math.sqrt(squares / plane.length - mean * mean)
    for (let i = 0; i < plane.length; i++) {
      const value = ((plane[i] as number) - mean) * scale
      data[i * planes.length + channel] = Math.max(-127, Math.min(127, value))
    }
  }
  return { size, channels: planes.length, data }
}

const halves = new WeakMap<Tile, Tile>()

/** The tile at half the resolution, for small pictures, in which fine texture averages out. Computed once. */
function halve(tile: Tile): Tile {
  const known = halves.get(tile)
  if (known) return known
  const { size, channels, data } = tile
  const half = size / 2
  const row = size * channels
  const smaller = new Int8Array(half * half * channels)
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      for (let channel = 0; channel < channels; channel++) {
        const i = (y * 2 * size + x * 2) * channels + channel
        const sum =
          (data[i] as number) +
          (data[i + channels] as number) +
          (data[i + row] as number) +
          (data[i + row + channels] as number)
        smaller[(y * half + x) * channels + channel] = Math.round(sum / 4)
      }
    }
  }
  const halved = { size: half, channels, data: smaller }
  halves.set(tile, halved)
  return halved
}

/** The tile for pictures in which a texel of the original has `texelPx` pixels. */
export function atScale(tile: Tile, texelPx: number): Tile {
  return texelPx > 0.6 || tile.size <= 64 ? tile : atScale(halve(tile), texelPx * 2)
}
