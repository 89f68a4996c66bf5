import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pathsOf } from './picture-files.ts'
import { PICTURES } from './site-pictures.ts'

const PATHS = PICTURES.flatMap(pathsOf)

test('every picture of the site is in the repository, and no other is beside it', () => {
  const folders = new Set(PATHS.map(path => dirname(path)))
  const found = [...folders].flatMap(folder =>
    readdirSync(folder)
      .filter(name => /\.(?:webp|jpg)$/.test(name))
      .map(name => join(folder, name)),
  )
  expect(found.sort()).toEqual(PATHS.toSorted())
})

test('pictures are small: the options of the form, scenes, and those of emails', () => {
  const tooLarge = (paths: string[], limit: number) => paths.filter(path => statSync(path).size > limit)
  const isOption = (path: string) => path.includes('/create-story/art/')
  expect(tooLarge(PATHS.filter(isOption), 12_000)).toEqual([])
  expect(
    tooLarge(
      PATHS.filter(path => path.includes('/scenes/')),
      40_000,
    ),
  ).toEqual([])
  expect(tooLarge(PATHS, 60_000)).toEqual([])
})
