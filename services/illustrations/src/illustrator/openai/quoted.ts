/** Quotes text of a story as data: on one line, truncated, without characters that could close the tag. */
export function quoted(tag: string, text: string, maxLength: number): string {
  const plain = text
    .replace(/[<>\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `<${tag}>${truncate(plain, maxLength)}</${tag}>`
}

/** Truncates to UTF-16 code units, the unit of the prompt's length limit, without splitting a surrogate pair. */
function truncate(text: string, maxLength: number): string {
  const short = text.slice(0, Math.floor(maxLength))
  return short.isWellFormed() ? short : short.slice(0, -1)
}
