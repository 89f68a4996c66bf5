import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { GALLERY } from './gallery-briefs.ts'
import { makeBook } from './make-book.ts'

const OUT = process.env.OUT ?? '/tmp/gal'
await mkdir(OUT, { recursive: true })
for (const b of GALLERY.filter(b => !process.argv[2] || b.name.includes(process.argv[2]))) {
  const { draft, pictures } = await makeBook(b, 768)
  const T = 480
  const tiles = await Promise.all(pictures.map(p => sharp(p).resize(T, T).png().toBuffer()))
  await sharp({ create: { width: 4 * (T + 8), height: 3 * (T + 8), channels: 3, background: '#777' } })
    .composite(tiles.map((input, i) => ({ input, left: 4 + (i % 4) * (T + 8), top: 4 + Math.floor(i / 4) * (T + 8) })))
    .png({ palette: true, quality: 90 })
    .toFile(`${OUT}/${b.name}.png`)
  await writeFile(
    `${OUT}/${b.name}.txt`,
    draft.title + '\n' + draft.pages.map((p, i) => `${i + 1}. ${p.text}\n   ALT ${p.picture.altText}`).join('\n'),
  )
}
