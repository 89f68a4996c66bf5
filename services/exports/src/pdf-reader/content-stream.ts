/** Reads the operators of a PDF content stream, as far as Chromium writes them: without inline images. */

/** A string of a content stream, as bytes. */
export type Bytes = Buffer
export type Operand = number | string | Bytes | Operand[] | Map<string, Operand>

export interface Operation {
  operator: string
  operands: Operand[]
}

const TOKEN =
  /\/[^\s()<>[\]{}/%]*|<<|>>|<[\dA-Fa-f\s]*>|\((?:\\[\s\S]|[^\\()])*\)|[[\]]|[-+.\d][-+.\dEe]*(?![^\s()<>[\]{}/%])|[^\s()<>[\]{}/%]+/g

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function literal(token: string): Bytes {
  const text = token
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, escaped: string) =>
      /^[0-7]/.test(escaped)
        ? String.fromCharCode(Number.parseInt(escaped, 8))
        : /^[\r\n]/.test(escaped)
          ? ''
          : (ESCAPES[escaped] ?? escaped),
    )
  return Buffer.from(text, 'latin1')
}

const hexadecimal = (token: string): Bytes => Buffer.from(token.slice(1, -1).replace(/\s/g, ''), 'hex')

/** Parses a content stream. Names are strings that begin with a slash. */
export function* readOperations(stream: Uint8Array): Generator<Operation> {
  let operands: Operand[] = []
  const enclosing: Operand[][] = []
  const close = (): Operand[] => {
    const inner = operands
    operands = enclosing.pop() ?? []
    return inner
  }
  for (const [token] of Buffer.from(stream).toString('latin1').matchAll(TOKEN)) {
    if (token === '[' || token === '<<') {
      enclosing.push(operands)
      operands = []
    } else if (token === ']') {
      const array = close()
      operands.push(array)
    } else if (token === '>>') {
      const entries = close()
      const pairs = entries.flatMap((key, i) => (i % 2 === 0 ? [[String(key), entries[i + 1] ?? ''] as const] : []))
      operands.push(new Map(pairs))
    } else if (token.startsWith('/')) operands.push(token)
    else if (token.startsWith('(')) operands.push(literal(token))
    else if (token.startsWith('<')) operands.push(hexadecimal(token))
    else if (/^[-+.\d]/.test(token)) operands.push(Number(token))
    else {
      yield { operator: token, operands }
      operands = []
    }
  }
}

const utf16 = new TextDecoder('utf-16be')

/** Decodes a text string: UTF-16 with a byte order mark, otherwise Latin-1. */
export const decodeTextString = (bytes: Bytes) =>
  bytes[0] === 0xfe && bytes[1] === 0xff ? utf16.decode(bytes.subarray(2)) : bytes.toString('latin1')

/** Reads the CMap that maps the codes of a font to text. */
export function readToUnicode(stream: Uint8Array): Map<number, string> {
  const codes = new Map<number, string>()
  const number = (value: Operand | undefined) => (Buffer.isBuffer(value) ? value.readUIntBE(0, value.length) : 0)
  const text = (value: Operand | undefined) => (Buffer.isBuffer(value) ? utf16.decode(value) : '')
  const addRange = (first: number, last: number, target: Operand | undefined) => {
    for (let code = first; code <= last; code += 1) {
      if (Array.isArray(target)) codes.set(code, text(target[code - first]))
      else {
        const chars = [...text(target)]
        const end = chars.pop()?.codePointAt(0) ?? 0
        codes.set(code, chars.join('') + String.fromCodePoint(end + code - first))
      }
    }
  }
  for (const { operator, operands } of readOperations(stream)) {
    if (operator === 'endbfchar')
      for (let i = 0; i + 1 < operands.length; i += 2) codes.set(number(operands[i]), text(operands[i + 1]))
    if (operator === 'endbfrange')
      for (let i = 0; i + 2 < operands.length; i += 3)
        addRange(number(operands[i]), number(operands[i + 1]), operands[i + 2])
  }
  return codes
}
