import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { loadLetteringFonts } from '@kahani/lettering/lettering-fonts'
import { FORM_PICTURES } from './form-pictures.ts'
import { LANDING_PICTURES } from './landing-pictures.ts'
import { renderFiles, type SitePicture } from './picture-files.ts'
import { SAMPLE_COVERS } from './sample-covers.ts'
import { STATE_PICTURES } from './state-pictures.ts'

export const PICTURES: readonly SitePicture[] = [
  ...FORM_PICTURES,
  ...LANDING_PICTURES,
  ...STATE_PICTURES,
  ...SAMPLE_COVERS,
]

/** As many as the painter has threads. */
const AT_ONCE = 2

/** Renders the pictures of the web app and of emails whose names contain one of `parts`; all if there is none. */
export async function renderSitePictures(parts: readonly string[]): Promise<void> {
  await loadLetteringFonts()
  const pending = PICTURES.filter(({ name }) => parts.length === 0 || parts.some(part => name.includes(part))).values()
  const renderPending = async () => {
    for (const picture of pending)
      for (const [path, content] of await renderFiles(picture)) {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, content)
        process.stdout.write(`${basename(path)} ${(content.length / 1000).toFixed(1)} kB\n`)
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, renderPending))
}
