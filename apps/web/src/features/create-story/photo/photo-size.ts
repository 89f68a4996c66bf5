export interface Size {
  width: number
  height: number
}

/** Longest side of a photo as it is sent, in px. */
export const PHOTO_SIDE = 1600

/** `size` scaled down until no side is longer than `side`, in whole px; a smaller one stays as it is. */
export function fitWithin({ width, height }: Size, side: number = PHOTO_SIDE): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  const whole = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: whole(width), height: whole(height) }
}
