import type { Random } from '@kahani/random/random'
import type { Baseline } from './baselines.ts'
import { slopeAt } from './baselines.ts'
import { type MovePoint, moveOutline, type Outline, type PathCommand, splitLines } from './outline.ts'
import type { Piece } from './shaped-word.ts'

/** Irregularity of a letter, as written by a steady hand. Lengths are in cap heights, angles in radians. */
const LETTER = { angle: 0.04, rise: 0.028, scale: 0.03 }
const JOINED = { angle: 0.012, rise: 0, scale: 0 }
/** How far the outline deviates from the font's, so that the same letter never looks the same twice. */
const WOBBLE = 0.011

export interface PiecePlace {
  /** Start of the word on the line, relative to the middle of the line, in px. */
  x: number
  /** Distance of the word's baseline from the line's, in px. */
  y: number
  /** Cap height in px. */
  size: number
  baseline: Baseline
  /** Position of the letter in its word: neighbours go up and down in turns. */
  index: number
}

/** Outline of a piece on its line, in px. Letters are turned as they are; joined words are bent along the line. */
export function drawPiece(piece: Piece, { x, y, size, baseline, index }: PiecePlace, random: Random): PathCommand[] {
  const play = piece.joined ? JOINED : LETTER
  const { left, right, bottom, top } = piece.bounds
  const [centreX, centreY] = [(left + right) / 2, piece.joined ? (top + bottom) / 2 : -0.45]
  const scale = 1 + play.scale * random.between(-1, 1)
  const rise = play.rise * (index % 2 ? 1 : -1) * random.between(0.1, 1)
  const angle = play.angle * random.between(-1, 1)
  const wobble = createWobble(random)

  const onLine: MovePoint = (px, py) => {
    const [dx, dy] = wobble(px, py)
    const [turnedX, turnedY] = turn((px + dx - centreX) * scale, (py + dy - centreY) * scale, angle)
    return [(turnedX + centreX) * size, (turnedY + centreY + rise) * size]
  }
  const middle = x + centreX * size
  const follow: MovePoint = (px, py) => {
    const lineX = piece.joined ? x + px : middle
    const [turnedX, turnedY] = turn(piece.joined ? 0 : px - centreX * size, py + y, slopeAt(baseline, lineX))
    return [lineX + turnedX, baseline(lineX) + turnedY]
  }
  const outline: Outline = piece.joined ? splitLines(piece.outline, 0.15) : piece.outline
  return moveOutline(outline, (px, py) => follow(...onLine(px, py)))
}

function turn(x: number, y: number, angle: number): readonly [number, number] {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** A smooth field of small displacements, so that smooth curves stay smooth. */
function createWobble(random: Random): MovePoint {
  const waves = Array.from({ length: 4 }, () => ({
    x: random.between(-5, 5),
    y: random.between(-5, 5),
    phase: random.between(0, 2 * Math.PI),
    dx: WOBBLE * random.between(-1, 1),
    dy: WOBBLE * random.between(-1, 1),
  }))
  return (x, y) => {
    let [dx, dy] = [0, 0]
    for (const wave of waves) {
      const height = Math.sin(wave.x * x + wave.y * y + wave.phase)
      dx += wave.dx * height
      dy += wave.dy * height
    }
    return [dx, dy]
  }
}
