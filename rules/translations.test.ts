import { expect, test } from 'vitest'
import { localePlugins } from '../apps/web/build/locale.ts'
import { SERVER_ERRORS, serverErrorText } from '../packages/messages/src/hi/server-texts.ts'
import { files, read, sources } from './sources.ts'

const product = sources.filter(path => !/\.test\.tsx?$|\/test\/|\/testing\//.test(path))

test('every file of messages that the browser loads has a translation', () => {
  const imports = product
    .filter(path => /^(apps\/web|packages\/contracts)\/src\//.test(path))
    .flatMap(path => read(path).match(/(?<=@kahani\/messages\/en\/)[a-z-]+/g) ?? [])
  const missing = [...new Set(imports)].filter(name => !files.includes(`packages/messages/src/hi/${name}.ts`))
  expect(imports.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('a build for Hindi resolves English messages to Hindi, and fails without them', async () => {
  const [plugin] = localePlugins('hi')
  const resolve = plugin?.resolveId as (this: unknown, id: string) => Promise<string | null>
  const context = { error: (message: string) => Promise.reject(new Error(message)) }
  expect(await resolve.call(context, '@kahani/messages/en/shell')).toMatch(/messages\/src\/hi\/shell\.ts$/)
  expect(await resolve.call(context, '@kahani/messages/product')).toBeNull()
  await expect(resolve.call(context, '@kahani/messages/en/no-such-file')).rejects.toThrow('has no translation')
})

/** Codes of errors that only servers and operators see. */
const INTERNAL = ['credit_refunded', 'not_a_service', 'not_this_service', 'not_your_story', 'webhook_unreadable']

test('every error code of the services has a translation, and no other has', () => {
  const codes = product
    .filter(path => /^(services|packages\/(ai|service-kit))\//.test(path))
    .flatMap(path => [
      ...(read(path).match(/(?<=new HttpError\(\s*[\w.]+,\s*')\w+/g) ?? []),
      ...(read(path).match(/(?<=^\s+code: ')(?!custom')\w+(?=',$)/gm) ?? []),
      ...(/BOOK_ERRORS = \{(.*?)\}/s.exec(read(path))?.[1]?.match(/(?<=')\w+(?=')/g) ?? []),
    ])
  const shown = [...new Set(codes)].filter(code => !INTERNAL.includes(code))
  expect(shown.filter(code => serverErrorText(code) === null)).toEqual([])
  expect(Object.keys(SERVER_ERRORS).filter(code => !shown.includes(code))).toEqual([])
})
