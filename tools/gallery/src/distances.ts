import { COVER } from '@kahani/contracts/illustration'
import { AGE_BANDS, CHARACTER_TYPES, GENDERS, PETS, PRIMARY_VALUES, THEMES } from '@kahani/contracts/options'
import { drawPicture } from '@kahani/illustrator/draw-picture'
import { rasterise } from '@kahani/painting/raster/bitmap'
import { hashText, seededRandom } from '@kahani/random/seeded-random'
import sharp from 'sharp'
import { draftBook } from './make-book.ts'

/** How far apart the scenes of a book are, without its figures. */

const SIDE = 64
const HASH_WIDTH = 17
const HASH_HEIGHT = 16

/** A picture as grey levels, and as the signs of their horizontal differences. */
interface Scene {
  grey: Uint8Array
  hash: boolean[]
}

async function sceneOf(svg: string): Promise<Scene> {
  const { data, widthPx, heightPx } = rasterise(svg, SIDE * 2)
  const image = sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .removeAlpha()
    .greyscale()
  const grey = await image.clone().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer()
  const small = await image.clone().resize(HASH_WIDTH, HASH_HEIGHT, { fit: 'fill' }).raw().toBuffer()
  const hash: boolean[] = []
  for (let y = 0; y < HASH_HEIGHT; y++)
    for (let x = 0; x + 1 < HASH_WIDTH; x++) {
      const at = y * HASH_WIDTH + x
      hash.push((small[at] ?? 0) < (small[at + 1] ?? 0))
    }
  return { grey, hash }
}

/** Share of the bits of the difference hash in which two scenes differ: 0 is equal, 0.5 unrelated. */
const hashDistance = (a: Scene, b: Scene): number => a.hash.filter((bit, i) => bit !== b.hash[i]).length / a.hash.length

const BLOCK = 8
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/** Structural similarity, averaged over blocks: 1 is equal. */
function similarity(a: Scene, b: Scene): number {
  let sum = 0
  let blocks = 0
  for (let top = 0; top < SIDE; top += BLOCK / 2)
    for (let left = 0; left < SIDE; left += BLOCK / 2) {
      if (top + BLOCK > SIDE || left + BLOCK > SIDE) continue
      let [ma, mb, aa, bb, ab] = [0, 0, 0, 0, 0]
      for (let y = top; y < top + BLOCK; y++)
        for (let x = left; x < left + BLOCK; x++) {
          const va = a.grey[y * SIDE + x] ?? 0
          const vb = b.grey[y * SIDE + x] ?? 0
          ma += va
          mb += vb
          aa += va * va
          bb += vb * vb
          ab += va * vb
        }
      const count = BLOCK * BLOCK
      ma /= count
      mb /= count
      const [sa, sb, sab] = [aa / count - ma * ma, bb / count - mb * mb, ab / count - ma * mb]
      sum += ((2 * ma * mb + C1) * (2 * sab + C2)) / ((ma * ma + mb * mb + C1) * (sa + sb + C2))
      blocks += 1
    }
  return sum / blocks
}

interface ClosestPages {
  seed: number
  title: string
  pages: readonly [number, number]
  hash: number
  similarity: number
  /** The mean of what both measures say: 0 if the scenes are equal, about 0.9 if they have nothing in common. */
  distance: number
}

/** A random brief that depends only on the seed. */
export function randomBrief(seed: number) {
  const next = seededRandom(hashText(`brief/${seed}`))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  return {
    seed,
    brief: {
      characterName: 'Asha',
      characterAge: pick(AGE_BANDS),
      characterGender: pick(GENDERS),
      characterType: pick(CHARACTER_TYPES),
      customCharacter: 'a doctor',
      theme: pick(THEMES),
      customTheme: 'trains',
      pet: pick(PETS),
      friendName: pick(['', 'Kabir']),
      primaryValue: pick(PRIMARY_VALUES),
      customValue: 'patience',
    },
  }
}

/** Finds the two most similar scenes of a book with a random brief. */
export async function closestPages(seed: number): Promise<ClosestPages> {
  const { draft, request: titled, briefs } = draftBook(randomBrief(seed))
  const request = { ...titled, title: '' }
  const scenes = await Promise.all(
    briefs.map((brief, index) => {
      const picture = { pageNumber: COVER + index, key: '', brief, softened: false }
      return sceneOf(drawPicture(request, picture, { figures: false }))
    }),
  )
  const pairs = scenes.flatMap((one, i) =>
    scenes.slice(0, i).map((other, j): ClosestPages => {
      const [hash, similar] = [hashDistance(one, other), similarity(one, other)]
      const distance = (2 * hash + 1 - similar) / 2
      return { seed, title: draft.title, pages: [j, i], hash, similarity: similar, distance }
    }),
  )
  return pairs.reduce((closest, pair) => (pair.distance < closest.distance ? pair : closest))
}
