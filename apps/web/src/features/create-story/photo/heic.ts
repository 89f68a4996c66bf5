const HEIC_TYPE = 'image/heic'
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis'])
const HEADER_BYTES = 64
const CHUNK_BYTES = 32_768

/** Whether a file is a HEIC photo. Many systems don't know the type of these files. */
export async function isHeic(file: Blob): Promise<boolean> {
  const header = new TextDecoder('latin1').decode(await file.slice(0, HEADER_BYTES).arrayBuffer())
  if (header.slice(4, 8) !== 'ftyp') return false
  return (header.slice(8).match(/[\s\S]{4}/g) ?? []).some(brand => HEIC_BRANDS.has(brand))
}

/** A HEIC photo as a data URL, for a server that can read it if the browser can't. */
export async function toHeicUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES))
  }
  return `data:${HEIC_TYPE};base64,${btoa(binary)}`
}

/** Whether a photo of the form is one that the browser can't show. */
export const isHeicUrl = (url: string) => url.startsWith(`data:${HEIC_TYPE};`)
