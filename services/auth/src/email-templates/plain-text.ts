// Characters that do something instead of being read, among them those that turn the direction of writing.
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/
// What mail programs make links of by themselves: dots inside a word, an @, and what follows a scheme.
const LINK_JOINT = /(?<=[\p{L}\p{N}])(?=[.@][\p{L}\p{N}]|:\/\/)/gu
const ZERO_WIDTH_SPACE = '\u200b'

const withoutLinks = (line: string) => line.replace(LINK_JOINT, ZERO_WIDTH_SPACE)

/** What somebody wrote, as lines to be read and nothing else: it turns nothing around, and no program makes a link of it. */
export const plainText = (text: string) =>
  text
    .split(LINE_BREAK)
    .map(line => withoutLinks(line.replace(CONTROLS, '')))
    .join('\n')

/** A name that somebody gave, on one line. */
export const plainName = (name: string) => plainText(name).replace(/\s+/g, ' ').trim()
