import { closestPages } from './distances.ts'

const WORST = 12

/** Prints how far apart the two most similar scenes are in each of `count` random books. */
export async function printDistances(count: number): Promise<void> {
  const results = []
  for (let seed = 1; seed <= count; seed++) results.push(await closestPages(seed))
  const distances = results.map(({ distance }) => distance).sort((a, b) => a - b)
  const hashes = results.map(({ hash }) => hash).sort((a, b) => a - b)
  const similarities = results.map(({ similarity }) => similarity).sort((a, b) => b - a)
  const at = (list: readonly number[], share: number) => (list[Math.floor(share * (list.length - 1))] ?? 0).toFixed(3)
  for (const [name, list] of [
    ['distance of the two closest pages (0 is equal)', distances],
    ['dHash of these (0 is equal)', hashes],
    ['SSIM of these (1 is equal)', similarities],
  ] as const) {
    const parts = [`worst ${at(list, 0)}`, `10 % ${at(list, 0.1)}`, `median ${at(list, 0.5)}`, `best ${at(list, 1)}`]
    process.stdout.write(`${name}: ${parts.join(', ')}\n`)
  }
  for (const { title, seed, pages, hash, similarity } of results
    .sort((a, b) => a.distance - b.distance)
    .slice(0, WORST)) {
    process.stdout.write(
      `  seed ${seed}, ${title}: pages ${pages.join(' and ')}, dHash ${hash.toFixed(3)}, SSIM ${similarity.toFixed(3)}\n`,
    )
  }
}
