/** A picture as interleaved red, green and blue, from 0 to 255. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

export type Rgb = readonly [red: number, green: number, blue: number]

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
