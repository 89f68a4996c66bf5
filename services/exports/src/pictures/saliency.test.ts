import sharp from 'sharp'
import { expect, test } from 'vitest'
import { salientBoxes } from './saliency.ts'

const png = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer()
/** A sky over a field, and at a place something with a face. */
const scene = (x: number, y: number) =>
  png(`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <rect width="256" height="150" fill="#9fc6e8"/><rect y="150" width="256" height="106" fill="#8fae6a"/>
    <g transform="translate(${x} ${y})"><circle r="24" fill="#8a5a3c"/><circle cx="-9" cy="-4" r="4"/><circle cx="9" cy="-4" r="4"/>
    <path d="M-10 9q10 8 20 0" stroke="#401a10" stroke-width="3" fill="none"/></g></svg>`)

test('what stands out of a picture is in boxes that leave most of it free, wherever it is', async () => {
  for (const [x, y] of [
    [70, 80],
    [190, 190],
  ] as const) {
    const boxes = await salientBoxes(await scene(x, y))
    const isIn = (px: number, py: number) =>
      boxes.some(({ box }) => {
        const [u, v] = [px / 256 - box.x, py / 256 - box.y]
        return u >= 0 && v >= 0 && u <= box.width && v <= box.height
      })
    for (const [dx, dy] of [
      [0, 0],
      [-20, 0],
      [20, 0],
      [0, -20],
      [0, 20],
    ] as const)
      expect(isIn(x + dx, y + dy), `${x + dx}, ${y + dy}`).toBe(true)
    const covered = Array.from({ length: 1024 }, (_, i) => isIn((i % 32) * 8 + 4, Math.floor(i / 32) * 8 + 4))
    expect(covered.filter(Boolean).length / covered.length).toBeLessThan(0.5)
  }
})

test('nothing stands out of a picture that is all alike', async () => {
  for (const colour of ['#fff', '#d65c5c', '#5cd68f'])
    expect(
      await salientBoxes(
        await png(
          `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="${colour}"/></svg>`,
        ),
      ),
    ).toEqual([])
})
