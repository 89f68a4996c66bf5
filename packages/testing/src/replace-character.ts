/** Returns the text with another base64url character at `index`. */
export function replaceCharacter(text: string, index: number): string {
  return `${text.slice(0, index)}${text[index] === 'A' ? 'B' : 'A'}${text.slice(index + 1)}`
}
