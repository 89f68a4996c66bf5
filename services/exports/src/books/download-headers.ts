// The two joiners are kept: Devanagari is written with them.
const UNSAFE = /[\p{Cc}"\\/:*?<>|%;]|(?![\u200c\u200d])\p{Cf}/gu
const MARKS = /\p{M}/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside of ASCII is what is meant
const BEYOND_ASCII = /[^\x00-\x7f]/g
/** Longest name without its extension, in bytes: file systems take 255. */
const NAME_MAX = 200

/** The title as a file's name: whitespace becomes underscores, what no file system takes is left out. */
export function fileName(title: string, extension: string): string {
  const safe = title.trim().replace(/\s+/g, '_').replace(UNSAFE, '').replace(/^\.+/, '')
  let name = ''
  for (const char of safe) {
    if (Buffer.byteLength(name + char) > NAME_MAX) break
    name += char
  }
  return `${name || 'story'}.${extension}`
}

// encodeURIComponent leaves some characters that RFC 5987 wants encoded.
const encode = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** `Content-Disposition` of a download: the true name, and one in ASCII for clients that read no other. */
export function attachment(name: string): string {
  const dot = name.lastIndexOf('.')
  const plain = name.slice(0, dot).normalize('NFKD').replace(MARKS, '').replace(BEYOND_ASCII, '')
  const trimmed = plain.replace(/_{2,}/g, '_').replace(/^_+|_+$/g, '') || 'story'
  const ascii = `${trimmed}${name.slice(dot)}`
  return ascii === name
    ? `attachment; filename="${ascii}"`
    : `attachment; filename="${ascii}"; filename*=UTF-8''${encode(name)}`
}
