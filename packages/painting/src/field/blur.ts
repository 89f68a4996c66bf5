import type { Field } from './field.ts'

/** Blurs twice with a box of `reach` units to each side, which looks round. Continues the values at the edges. */
export function blur(field: Field, reach: number, reachY = reach): Field {
  const { cellUnits, width, height } = field.window
  const cellsOf = (units: number) => Math.max(1, Math.round(units / cellUnits))
  let { data } = field
  const between = new Float32Array(data.length)
  for (let pass = 0; pass < 2; pass++) {
    blurRows(data, between, width, height, cellsOf(reach))
    if (pass === 0) data = new Float32Array(data.length)
    blurColumns(between, data, width, height, cellsOf(reachY))
  }
  return { window: field.window, data }
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (radius * 2 + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const end = row + width - 1
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += from[Math.max(row, Math.min(end, row + x))] as number
    for (let x = row; x <= end; x++) {
      to[x] = sum * share
      const entering = x + radius + 1
      const leaving = x - radius
      sum += (from[Math.min(end, entering)] as number) - (from[Math.max(row, leaving)] as number)
    }
  }
}

function blurColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (radius * 2 + 1)
  const sums = new Float64Array(width)
  const last = height - 1
  for (let y = -radius; y <= radius; y++) {
    const row = Math.max(0, Math.min(last, y)) * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[row + x] as number)
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    const entering = Math.min(last, y + radius + 1) * width
    const leaving = Math.max(0, y - radius) * width
    for (let x = 0; x < width; x++) {
      to[row + x] = (sums[x] as number) * share
      sums[x] = (sums[x] as number) + (from[entering + x] as number) - (from[leaving + x] as number)
    }
  }
}
