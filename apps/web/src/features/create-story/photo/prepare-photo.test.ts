import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { isHeicUrl } from './heic.ts'
import { fitWithin, preparePhoto } from './prepare-photo.ts'

describe('the size of an uploaded photo', () => {
  test('has a longer side of 1600 px and the same aspect ratio', () => {
    expect(fitWithin({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 })
    expect(fitWithin({ width: 3024, height: 4032 })).toEqual({ width: 1200, height: 1600 })
    expect(fitWithin({ width: 5000, height: 5000 })).toEqual({ width: 1600, height: 1600 })
  })

  test('does not change for a small photo', () => {
    expect(fitWithin({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
    expect(fitWithin({ width: 1600, height: 1 })).toEqual({ width: 1600, height: 1 })
  })

  test('is at least one px per side', () => {
    expect(fitWithin({ width: 20_000, height: 3 })).toEqual({ width: 1600, height: 1 })
  })
})

describe('a file that the browser cannot decode', () => {
  const prepare = async (content: string, { name = 'photo', type = '', padding = 0 } = {}) => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    return preparePhoto(new File([content, new Uint8Array(padding)], name, { type }))
  }
  const HEIC = '\0\0\0\x1cftypheic\0\0\0\0mif1heicmiaf'

  test('is sent as it is if it is a HEIC photo, whatever its type is said to be', async () => {
    for (const content of [HEIC, '\0\0\0\x18ftypmif1\0\0\0\0mif1heic']) {
      const url = await prepare(content, { padding: 100_000 })
      expect(isHeicUrl(url)).toBe(true)
      expect(atob(url.split(',')[1] ?? '')).toBe(content + '\0'.repeat(100_000))
    }
  })

  test('is refused if it is too large to send, or no HEIC photo', async () => {
    await expect(prepare(HEIC, { padding: 7_600_000 })).rejects.toThrow('That photo is too large')
    const notImage = 'Please select an image file (jpg, png, etc.)'
    await expect(prepare('GIF89a', { type: 'image/gif' })).rejects.toThrow(notImage)
    await expect(prepare('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', { type: 'image/heic' })).rejects.toThrow(notImage)
    await expect(prepare('a text', { type: 'text/plain' })).rejects.toThrow(notImage)
  })

  test('is refused if it is in the cloud and can not be read', async () => {
    const file = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })
    const missing = new Blob()
    missing.arrayBuffer = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'))
    file.slice = () => missing
    await expect(preparePhoto(file)).rejects.toThrow('Please select an image file (jpg, png, etc.)')
  })
})
