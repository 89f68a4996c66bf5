import { SIZE } from './canvas/svg.ts'

/** The part of the backdrop that the picture shows. */
export interface Shot {
  /** Magnification of the backdrop; at least 1. */
  zoom: number
  /** The point of the backdrop at the picture's upper left corner, in px of the backdrop. */
  x: number
  y: number
  /** Horizontal position of the child's feet, in px of the backdrop. */
  childX: number
  /** Size of a unit of the figures, in px of the backdrop. */
  unit: number
}

interface Framing {
  /** Extent of all figures around the child, in units. */
  left: number
  right: number
  up: number
  /** Height of the child alone, in units. */
  childUp: number
  floor: number
  /** Height of the child as a share of the picture's height, if there is room. */
  share: number
  /** Horizontal position of the child, and of the backdrop, both from 0 to 1. */
  at: number
  pan: number
}

const MARGIN = 70
const MIN_UNIT = 0.42
/** A closer view would cut off moons and windows. */
const MAX_ZOOM = 1.14

/** Frames all figures, with the child at its preferred size unless someone would not fit. */
export function frame({ left, right, up, childUp, floor, share, at, pan }: Framing): Shot {
  const maxUnitByWidth = (SIZE - MARGIN * 2) / (right - left)
  const maxUnitByHeight = (SIZE * 0.8) / up
  // A child alone is shown closer.
  const closeUp = right - left < 560 ? 1.12 : 1
  const unitOnPicture = Math.max(
    MIN_UNIT,
    Math.min((share * closeUp * SIZE) / childUp, maxUnitByWidth, maxUnitByHeight),
  )
  const zoom = Math.max(1, Math.min(MAX_ZOOM, unitOnPicture / 0.6))
  const unit = unitOnPicture / zoom
  const minX = MARGIN - left * unitOnPicture
  const maxX = SIZE - MARGIN - right * unitOnPicture
  const childX = minX > maxX ? (minX + maxX) / 2 : Math.max(minX, Math.min(maxX, at * SIZE))
  const slack = SIZE - SIZE / zoom
  const x = slack * pan
  const y = Math.max(0, Math.min(slack, floor - (SIZE * 0.87) / zoom))
  return { zoom, x, y, childX: x + childX / zoom, unit }
}
