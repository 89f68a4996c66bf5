import type { Rgb } from './pixels.ts'

/** CIELAB with the white D65: lightness from 0 to 100, green to red, blue to yellow. */
export type Lab = readonly [lightness: number, a: number, b: number]

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Amounts of light from 0 to 1 of a colour in sRGB. */
export const linearOf = (rgb: Rgb): Rgb => rgb.map(value => LINEAR[value] ?? 0) as unknown as Rgb

const cubed = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)

/** @param linear amounts of light */
export function labOf([red, green, blue]: Rgb): Lab {
  const x = cubed((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = cubed(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = cubed((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Of a colour like '#f2d0ab'. */
export function labOfHex(hex: string): Lab {
  const number = Number.parseInt(hex.slice(1), 16)
  return labOf(linearOf([number >> 16, (number >> 8) & 255, number & 255]))
}
