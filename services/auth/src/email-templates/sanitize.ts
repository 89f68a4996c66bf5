// Control characters, including those that change the text direction.
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/
// Where email clients detect links: dots inside a word, @ and ://.
const LINK_JOINT = /(?<=[\p{L}\p{N}])(?=[.@][\p{L}\p{N}]|:\/\/)/gu
const ZERO_WIDTH_SPACE = '\u200b'

const breakLinks = (text: string) => text.replace(LINK_JOINT, ZERO_WIDTH_SPACE)

/** Removes control characters, except line breaks. */
export const removeControls = (text: string) =>
  text
    .split(LINE_BREAK)
    .map(line => line.replace(CONTROLS, ''))
    .join('\n')

/** Sanitizes text written by a user: removes control characters, and prevents email clients from detecting links. */
export const sanitizeText = (text: string) => breakLinks(removeControls(text))

/** Like `sanitizeText`, on one line. */
export const sanitizeName = (name: string) => sanitizeText(name).replace(/\s+/g, ' ').trim()
