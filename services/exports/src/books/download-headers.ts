const COMBINING_MARKS = /\p{M}/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches everything outside ASCII
const NON_ASCII = /[^\x00-\x7f]/g

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
