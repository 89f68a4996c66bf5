/** The `<defs>` of one picture: gradients, patterns and clip paths. Equal definitions are shared. */
export interface SvgDefs {
  /** Top to bottom, with evenly spaced stops. */
  verticalGradient(...colours: string[]): string
  /** Left to right, with evenly spaced stops. */
  horizontalGradient(...colours: string[]): string
  /** From the centre outwards, with evenly spaced stops. */
  radialGradient(...colours: string[]): string
  /** A repeated square tile of `size` px. */
  pattern(size: number, drawing: string): string
  /** `drawing` clipped to the path `data`. */
  clip(data: string, drawing: string): string
  /** The `<defs>` element. */
  element(): string
}

export function createSvgDefs(): SvgDefs {
  const entries = new Map<string, string>()
  const add = (key: string, body: (id: string) => string): string => {
    const existing = entries.get(key)
    if (existing) return existing.slice(0, existing.indexOf('\n'))
    const id = `p${entries.size}`
    entries.set(key, `${id}\n${body(id)}`)
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
  const gradient = (element: string, attributes: string, colours: string[]) =>
    `url(#${add(`${element}${attributes}${colours}`, id => `<${element} id="${id}"${attributes}>${stops(colours)}</${element}>`)})`
  return {
    verticalGradient: (...colours) => gradient('linearGradient', ' x2="0" y2="1"', colours),
    horizontalGradient: (...colours) => gradient('linearGradient', '', colours),
    radialGradient: (...colours) => gradient('radialGradient', '', colours),
    pattern: (size, drawing) =>
      `url(#${add(`tile${drawing}`, id => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${drawing}</pattern>`)})`,
    clip: (data, drawing) =>
      `<g clip-path="url(#${add(`clip${data}`, id => `<clipPath id="${id}"><path d="${data}"/></clipPath>`)})">${drawing}</g>`,
    element: () => `<defs>${[...entries.values()].map(entry => entry.slice(entry.indexOf('\n') + 1)).join('')}</defs>`,
  }
}
