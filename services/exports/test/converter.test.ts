import { expect, test } from 'vitest'
import { type ConverterDeps, ConverterNotFoundError, createConverter } from '../src/formats/kf8/converter.ts'
import { openTestWorkFolder } from './calibre.ts'
import { createFakeConverter, createHangingConverter, running } from './fake-converter.ts'

const run = { signal: new AbortController().signal, setProgress: () => undefined }
const BOOK = Buffer.from('book')

async function open(program: string | null, deps: Partial<ConverterDeps> = {}) {
  const { workFolder, list } = await openTestWorkFolder()
  const path = process.env.PATH ?? ''
  return { convert: createConverter({ find: async () => program, path, workFolder, ...deps }), list }
}
const openScript = async (script: string) => open((await createFakeConverter(script)).program)

test('the converter receives the book in a private folder and none of the environment of the worker', async () => {
  const { convert, list } = await openScript(
    '(cat "$1"; echo; ls -ld "$PWD" | cut -c 1-10; env | cut -d = -f 1 | grep -v "^_$" | sort) > "$2"',
  )
  const output = (await convert(BOOK, run)).toString().split('\n')
  const calibre = ['CALIBRE_CACHE_DIRECTORY', 'CALIBRE_CONFIG_DIRECTORY', 'CALIBRE_TEMP_DIR']
  const environment = [...calibre, 'LANG', 'PATH', 'PWD', 'QT_QPA_PLATFORM', 'TMPDIR']
  expect(output).toEqual(['book', 'drwx------', ...environment, ''])
  expect(await list()).toEqual([])
})

test('a failed conversion is an error without any text of the book', async () => {
  const { convert, list } = await openScript(
    'echo "Traceback:" >&2; echo "zipfile.BadZipFileError: Zoë and the Moon" >&2; exit 3',
  )
  await expect(convert(BOOK, run)).rejects.toThrow(
    /^the converter ended with exit code 3 \(zipfile\.BadZipFileError\)$/,
  )
  const { convert: convertNothing } = await openScript('exit 0')
  await expect(convertNothing(BOOK, run)).rejects.toThrow(/^the converter wrote no file$/)
  const { convert: crash } = await openScript('kill -9 $$')
  await expect(crash(BOOK, run)).rejects.toThrow(/^the converter was killed by SIGKILL$/)
  expect(await list()).toEqual([])
})

test('reports that calibre is missing, or not completely installed', async () => {
  const { convert } = await open(null)
  await expect(convert(BOOK, run)).rejects.toThrow(ConverterNotFoundError)
  await expect(convert(BOOK, run)).rejects.toThrow(/apt-get install .*calibre.* or set EBOOK_CONVERT_PATH/)
  const { convert: convertWithGone } = await open('/nowhere/ebook-convert')
  await expect(convertWithGone(BOOK, run)).rejects.toThrow(ConverterNotFoundError)
  const { convert: convertWithHalf } = await openScript('echo "ModuleNotFoundError: No module named lxml" >&2; exit 1')
  await expect(convertWithHalf(BOOK, run)).rejects.toThrow(ConverterNotFoundError)
})

test('a conversion that exceeds the time limit is killed with everything that it started', async () => {
  const { program, pids } = await createHangingConverter()
  const { convert, list } = await open(program, { timeLimitMs: 2_000 })
  await expect(convert(BOOK, run)).rejects.toThrow('the converter did not finish within 2000 ms')
  await expect.poll(async () => running(await pids())).toEqual([])
  expect(await list()).toEqual([])
})

test('aborting the job kills its conversion', async () => {
  const { program, pids } = await createHangingConverter()
  const { convert, list } = await open(program)
  const controller = new AbortController()
  const conversion = convert(BOOK, { ...run, signal: controller.signal })
  await pids()
  controller.abort(new Error('the job was aborted'))
  await expect(conversion).rejects.toThrow('the job was aborted')
  await expect.poll(async () => running(await pids())).toEqual([])
  expect(await list()).toEqual([])
  await expect(convert(BOOK, { ...run, signal: controller.signal })).rejects.toThrow('the job was aborted')
})
