import { SIZE } from './canvas.ts'

/** What part of the stage the picture shows. */
export interface Shot {
  /** How much larger than the stage, from 1. */
  zoom: number
  /** The stage's corner in the picture's upper left, in px of the stage. */
  x: number
  y: number
  /** Where the child's feet are, in px of the stage. */
  childX: number
  /** Size of a unit of the figures, in px of the stage. */
  unit: number
}

export interface Framing {
  /** Extent of the company round the child, in units. */
  left: number
  right: number
  up: number
  /** Height of the child alone, in units. */
  childUp: number
  floor: number
  /** The share of the picture's height that the child should take. */
  share: number
  /** Where across the picture the child should stand, and how far the stage is moved, both from 0 to 1. */
  at: number
  pan: number
}

const MARGIN = 70
const LEAST_UNIT = 0.42
/** Closer than this the places lose their moons and windows. */
const MOST_ZOOM = 1.14

/** Frames the company: the child as large as wanted, if everybody then still fits. */
export function frame({ left, right, up, childUp, floor, share, at, pan }: Framing): Shot {
  const wide = (SIZE - MARGIN * 2) / (right - left)
  const high = (SIZE * 0.8) / up
  // Who is alone comes closer.
  const near = right - left < 560 ? 1.12 : 1
  const onPicture = Math.max(LEAST_UNIT, Math.min((share * near * SIZE) / childUp, wide, high))
  const zoom = Math.max(1, Math.min(MOST_ZOOM, onPicture / 0.6))
  const unit = onPicture / zoom
  const least = MARGIN - left * onPicture
  const most = SIZE - MARGIN - right * onPicture
  const childOnPicture = least > most ? (least + most) / 2 : Math.max(least, Math.min(most, at * SIZE))
  const slack = SIZE - SIZE / zoom
  const x = slack * pan
  const y = Math.max(0, Math.min(slack, floor - (SIZE * 0.87) / zoom))
  return { zoom, x, y, childX: x + childOnPicture / zoom, unit }
}
