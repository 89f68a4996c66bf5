// The two joiners (ZWNJ, ZWJ) are part of Devanagari spelling.
const UNSAFE = /[\p{Cc}"\\/:*?<>|%;]|(?![\u200c\u200d])\p{Cf}/gu
const COMBINING_MARKS = /\p{M}/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches everything outside ASCII
const NON_ASCII = /[^\x00-\x7f]/g
/** Without the extension. File systems limit a name to 255 bytes. */
const MAX_NAME_BYTES = 200

/** Converts a title to a file name: whitespace becomes underscores, unsafe characters are removed. */
export function fileName(title: string, extension: string): string {
  const safe = title.trim().replace(/\s+/g, '_').replace(UNSAFE, '').replace(/^\.+/, '')
  let name = ''
  for (const char of safe) {
    if (Buffer.byteLength(name + char) > MAX_NAME_BYTES) break
    name += char
  }
  return `${name || 'story'}.${extension}`
}

// encodeURIComponent leaves some characters that RFC 5987 requires to be encoded.
const encodeExtended = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** The `Content-Disposition` of a download, with an ASCII fallback for clients without support for `filename*`. */
export function attachment(name: string): string {
  const dot = name.lastIndexOf('.')
  const base = name.slice(0, dot).normalize('NFKD').replace(COMBINING_MARKS, '').replace(NON_ASCII, '')
  const trimmed = base.replace(/_{2,}/g, '_').replace(/^_+|_+$/g, '') || 'story'
  const ascii = `${trimmed}${name.slice(dot)}`
  return ascii === name
    ? `attachment; filename="${ascii}"`
    : `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(name)}`
}
