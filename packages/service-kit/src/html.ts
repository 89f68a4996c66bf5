/** Escaped markup. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | Html[] | string | number

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, char => ENTITIES[char] ?? char)

function render(part: Part): string {
  if (Array.isArray(part)) return part.map(render).join('')
  return part instanceof Html ? part.text : escapeHtml(String(part))
}

/** A template tag that escapes every interpolated value except `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Html(strings.reduce((whole, string, i) => whole + render(parts[i - 1] ?? '') + string))
