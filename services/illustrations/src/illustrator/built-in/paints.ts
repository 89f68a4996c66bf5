/** The gradients and stencils of one picture; equal ones are shared. */
export interface Paints {
  /** Top to bottom, evenly spread. */
  down(...colours: string[]): string
  /** Left to right, evenly spread. */
  across(...colours: string[]): string
  /** From the middle outwards: opaque colours or ones with alpha. */
  round(...colours: string[]): string
  /** A square tile of `size` px, repeated. */
  tiled(size: number, drawing: string): string
  /** `drawing` cut to the outline `data`. */
  within(data: string, drawing: string): string
  /** All of them, for the head of the SVG. */
  defs(): string
}

export function createPaints(): Paints {
  const made = new Map<string, string>()
  const add = (kind: string, body: (id: string) => string): string => {
    const known = made.get(kind)
    if (known) return known.slice(0, known.indexOf('\n'))
    const id = `p${made.size}`
    made.set(kind, `${id}\n${body(id)}`)
    return id
  }
  const stops = (colours: string[]) =>
    colours
      .map((colour, i) => {
        const opacity =
          colour.length > 7 ? ` stop-opacity="${(Number.parseInt(colour.slice(7), 16) / 255).toFixed(3)}"` : ''
        const offset = Math.round((i / Math.max(1, colours.length - 1)) * 1000) / 1000
        return `<stop offset="${offset}" stop-color="${colour.slice(0, 7)}"${opacity}/>`
      })
      .join('')
  const gradient = (element: string, ends: string, colours: string[]) =>
    `url(#${add(`${element}${ends}${colours}`, id => `<${element} id="${id}"${ends}>${stops(colours)}</${element}>`)})`
  return {
    down: (...colours) => gradient('linearGradient', ' x2="0" y2="1"', colours),
    across: (...colours) => gradient('linearGradient', '', colours),
    round: (...colours) => gradient('radialGradient', '', colours),
    tiled: (size, drawing) =>
      `url(#${add(`tile${drawing}`, id => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${drawing}</pattern>`)})`,
    within: (data, drawing) =>
      `<g clip-path="url(#${add(`clip${data}`, id => `<clipPath id="${id}"><path d="${data}"/></clipPath>`)})">${drawing}</g>`,
    defs: () => `<defs>${[...made.values()].map(entry => entry.slice(entry.indexOf('\n') + 1)).join('')}</defs>`,
  }
}
