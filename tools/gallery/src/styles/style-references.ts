import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IllustrationStyle } from '@kahani/contracts/options'
import { drawPicture } from '@kahani/illustrator/draw-picture'
import { encodePng } from '@kahani/painting/encode-png'
import { paint } from '@kahani/painting/paint'
import { testPicture, testRequest } from '@kahani/testing/illustration-requests'
import sharp from 'sharp'
import { adjust, hex, type Layer, type Rgba, restyle, type Shape } from './restyle.ts'

/** Makes an example of each style from drawings of the built-in illustrator without people: a hut between trees by a river. */

const SIZE = 1536
/** They are rendered in twice the size that they are stored in. */
const RENDERED_PX = 1024
const STORED_PX = 512
const { signal } = new AbortController()

type TimeOfDay = 'morning' | 'day' | 'sunset' | 'dusk' | 'night'

function drawScene(timeOfDay: TimeOfDay): string {
  const shot = { camera: 'wide', zoom: 1, side: 0, weather: 'clear', focus: 'child' } as const
  const picture = testPicture({
    ...{ setting: 'riverside', timeOfDay, shot: { ...shot, states: [], figures: [], objects: [] } },
  })
  return drawPicture(testRequest(), picture, { figures: false })
}

const rasterise = (defs: string, content: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${RENDERED_PX}" height="${RENDERED_PX}" viewBox="0 0 ${SIZE} ${SIZE}"><defs>${defs}</defs>${content}</svg>`,
    ),
    { unlimited: true },
  )
    .png()
    .toBuffer()

const SRGB = 'color-interpolation-filters="sRGB"'
const WHOLE = `x="0" y="0" width="${SIZE}" height="${SIZE}" filterUnits="userSpaceOnUse" ${SRGB}`

interface Texture {
  frequency: string
  octaves: number
  /** Brightness of the lit surface around 1. */
  relief: number
}
/** A surface lit from the left, to be multiplied with a picture. */
const surface = ({ frequency, octaves, relief }: Texture) =>
  rasterise(
    `<filter id="t" ${WHOLE}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="3"/><feDiffuseLighting surfaceScale="${relief}" diffuseConstant="1.12" lighting-color="#fff"><feDistantLight azimuth="225" elevation="62"/></feDiffuseLighting></filter>`,
    `<rect width="${SIZE}" height="${SIZE}" filter="url(#t)"/>`,
  )

const vivid = async () => encodePng(await paint(drawScene('dusk'), { widthPx: RENDERED_PX, signal }))

const isFaint = ({ fill, stroke }: Shape) => Math.max(fill?.[3] ?? 0, stroke?.[3] ?? 0) < 0.45

/** The centre of the moon. */
const MOON = 'cx="1128" cy="276"'

const cutSheet = (part: string, depth = 1) => `<g filter="url(#sheet${depth})">${part}</g>`

async function papercut() {
  const cut = (shape: Shape) => {
    const { outline, fill, stroke, strokeWidth } = shape
    const colour = fill ?? stroke
    if (isFaint(shape) || !colour || (!fill && strokeWidth < 5)) return ''
    const paper = hex(adjust(colour, { saturation: 1.5, lightness: 1.12 }), 1)
    return fill
      ? `<${outline} fill="${paper}" filter="url(#sheet0)"/>`
      : `<${outline} fill="none" stroke="${paper}" stroke-width="${strokeWidth * 1.3}" stroke-linecap="round"/>`
  }
  const layers = restyle(drawScene('dusk'), cut)
  const halo = ['#2c2a6b', '#43358a', '#6a44a0', '#9a5cb0', '#c77fb8', '#eba9bd'].map((colour, i) =>
    cutSheet(`<circle ${MOON} r="${1500 - i * 235}" fill="${colour}"/>`),
  )
  const sheets = layers.flatMap(({ name, parts }) =>
    // The colours of the sky are sheets around the moon; its stars and clouds come after them.
    name === 'sky'
      ? [
          ...halo,
          ...parts
            .slice(1)
            .filter(part => !part.startsWith('<rect'))
            .map(part => cutSheet(part)),
        ]
      : parts.map(part => cutSheet(part)),
  )
  const shadow = (depth: number, dx: number, dy: number, blur: number) =>
    `<filter id="sheet${depth}" x="-10%" y="-10%" width="125%" height="130%" ${SRGB}><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#140a28" flood-opacity="0.5"/></filter>`
  const picture = await rasterise(shadow(0, 2, 3, 3) + shadow(1, 6, 11, 9), sheets.join(''))
  const grain = await surface({ frequency: '0.22', octaves: 3, relief: 0.8 })
  return sharp(picture)
    .composite([{ input: grain, blend: 'multiply' }])
    .png()
    .toBuffer()
}

/** Leaves, blades of grass and stones in the water, which are too small for an outline. */
function isSmall({ outline }: Shape): boolean {
  const path = / d="([^"]*)"/.exec(outline)?.[1] ?? ''
  if ((path.match(/m/gi)?.length ?? 0) > 3) return true
  if (path === '' || /[a-y]/.test(path)) return false
  const heights = (path.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, i) => i % 2 === 1)
  return Math.max(...heights) - Math.min(...heights) < 20
}

/** The outlines of a scene on white. What is in front covers the lines behind it. */
function lineArt(
  scene: string,
  { ink, width, fine = 0 }: { ink: string; width: number; fine?: number },
): Promise<Buffer> {
  const line = (shape: Shape) => {
    const { outline, fill } = shape
    if (isFaint(shape) || !fill) return ''
    const pen = `stroke="${ink}" stroke-linejoin="round" stroke-width="${isSmall(shape) ? fine : width}"`
    return `<${outline} fill="#fff" ${pen}/>`
  }
  const parts = restyle(scene, line).flatMap(({ name, parts }) => (name === 'sky' ? [] : parts))
  return rasterise('', `<rect width="${SIZE}" height="${SIZE}" fill="#fff"/>${parts.join('')}`)
}

const layOver = (
  picture: Buffer,
  ...layers: { input: Buffer; blend?: 'multiply' | 'over' | 'screen' | 'soft-light' }[]
) => sharp(picture).composite(layers).png().toBuffer()

/** Flat shapes in other colours, without the sky. */
function flat(scene: string, change: Parameters<typeof adjust>[1], more = ''): Layer[] {
  const paintFlat = (shape: Shape) => {
    const { outline, fill, stroke, strokeWidth } = shape
    if (isFaint(shape)) return ''
    if (fill) return `<${outline} fill="${hex(adjust(fill, change), 1)}" ${isSmall(shape) ? '' : more}/>`
    return stroke
      ? `<${outline} fill="none" stroke="${hex(adjust(stroke, change), 1)}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`
      : ''
  }
  return restyle(scene, paintFlat).filter(({ name }) => name !== 'sky')
}

const cloud = (x: number, y: number, size: number, paint: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})" ${paint}><path d="M-150 40a44 44 0 0 1 4-88a70 70 0 0 1 128-38a58 58 0 0 1 98 34a48 48 0 0 1 62 92Z"/></g>`

async function cartoon() {
  const ink = '#2b1b33'
  const outlined = `stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"`
  const layers = flat(drawScene('day'), { saturation: 1.45, lightness: 1.06 }, outlined)
  const parts = layers.flatMap(({ name, parts }) =>
    name === 'ground' ? parts : parts.map(part => `<g filter="url(#bold)">${part}</g>`),
  )
  const bold = `<filter id="bold" x="-5%" y="-5%" width="110%" height="110%" ${SRGB}><feMorphology in="SourceAlpha" operator="dilate" radius="4"/><feColorMatrix values="0 0 0 0 0.17 0 0 0 0 0.11 0 0 0 0 0.2 0 0 0 1 0" result="line"/><feMerge><feMergeNode in="line"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
  const sky = `<rect width="${SIZE}" height="${SIZE}" fill="#6fd0f7"/><circle ${MOON} r="82" fill="#ffd95a" stroke="${ink}" stroke-width="8"/>`
  const clouds = [
    [430, 330, 1.1],
    [900, 180, 0.8],
    [1270, 420, 1.3],
  ].map(([x = 0, y = 0, size = 1]) => cloud(x, y, size, `fill="#fff" stroke="${ink}" stroke-width="${7 / size}"`))
  return rasterise(bold, [sky, ...clouds, ...parts].join(''))
}

async function ghibli() {
  const scene = drawScene('day')
  const puffs = Array.from({ length: 60 }, (_, i) => {
    const across = ((i * 7919) % 60) / 60
    const top = Math.sin(Math.PI * across) ** 0.6
    const up = ((i * 104729) % 97) / 97
    return { x: 300 + 820 * across, y: 820 - up * top * 440, r: 66 + 50 * (1 - up) * top + 14 * Math.sin(i) }
  })
  const circle = ({ x, y, r }: (typeof puffs)[number], fill: string) =>
    `<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${r.toFixed()}" fill="url(#${fill})"/>`
  const shaded = puffs.filter((_, i) => i % 4 === 1)
  const cumulus = [...puffs.map(puff => circle(puff, 'body')), ...shaded.map(puff => circle(puff, 'shade'))]
  const sky = `<linearGradient id="azure" x2="0" y2="1"><stop offset="0" stop-color="#2d78c4"/><stop offset="0.6" stop-color="#7fbde6"/><stop offset="1" stop-color="#d8eef0"/></linearGradient><linearGradient id="body" gradientUnits="userSpaceOnUse" x1="500" y1="300" x2="800" y2="900"><stop offset="0" stop-color="#f2f3ee"/><stop offset="0.5" stop-color="#e3eaee"/><stop offset="1" stop-color="#b9d0e2"/></linearGradient><radialGradient id="shade" cx="0.36" cy="0.3" r="0.66"><stop offset="0" stop-color="#f6f6f2"/><stop offset="0.6" stop-color="#e6ecef" stop-opacity="0.5"/><stop offset="1" stop-color="#a9c3da" stop-opacity="0"/></radialGradient>`
  const withSky = scene
    .replace('</defs>', `${sky}</defs>`)
    .replace(
      /<g data-layer="sky">.*?<\/g>(?=<g data-layer=)/s,
      `<g data-layer="sky"><rect width="${SIZE}" height="1000" fill="url(#azure)"/>${cumulus.join('')}</g>`,
    )
  const painted = await encodePng(await paint(withSky, { widthPx: RENDERED_PX, signal }))
  return layOver(painted, { input: await lineArt(scene, { ink: '#3d2f26a0', width: 2 }), blend: 'multiply' })
}

/** A hedge of vines and flowers along the lower edge. */
function vines(): string {
  const ink = 'stroke="#1b120b" stroke-width="2.4"'
  const leaf = (x: number, y: number, turn: number, colour: string) =>
    `<path transform="translate(${x} ${y}) rotate(${turn}) scale(1.7)" d="M0 0C10 -16 32 -18 44 0C32 12 12 12 0 0ZM2 0H38M14 0L20 -7M24 0L30 -6M14 0L20 6" fill="${colour}" ${ink}/>`
  const flower = (x: number, y: number, colour: string) =>
    `<g transform="translate(${x} ${y}) scale(1.9)">${[0, 60, 120, 180, 240, 300]
      .map(turn => `<ellipse transform="rotate(${turn}) translate(0 -12)" rx="7" ry="12" fill="${colour}" ${ink}/>`)
      .join('')}<circle r="6" fill="#d9a441" ${ink}/></g>`
  const step = 128
  return Array.from({ length: 13 }, (_, i) => {
    const x = i * step
    const side = i % 2 === 0 ? -1 : 1
    const y = 1452 + side * 16
    const curl = `<path d="M${x - 20} 1500q30 ${side * 70} 70 0t70 ${side * 10}q14 -60 -26 -58q-26 4 -16 26" fill="none" stroke="#24402f" stroke-width="7"/>`
    const petals = ['#8c2f39', '#2f5f7d', '#b0602f'][i % 3] ?? ''
    return (
      curl +
      leaf(x, y + 18, -50, '#4f6f45') +
      leaf(x + 46, y + 30, 24, '#35594a') +
      leaf(x + 20, y - 14, -96, '#6b8049') +
      flower(x + 64, y - 16, petals)
    )
  }).join('')
}

/** A cloud of spirals. */
const spirals = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#e8d6ae" stroke="#1b120b" stroke-width="2.6"><path d="M-170 40a46 46 0 0 1 10 -90a66 66 0 0 1 122 -34a60 60 0 0 1 110 22a52 52 0 0 1 88 40a34 34 0 0 1 -10 62Z"/><path d="M-120 4a30 30 0 1 1 46 22a17 17 0 1 1 -8 -30M-10 -22a34 34 0 1 1 52 26a20 20 0 1 1 -8 -34M92 8a22 22 0 1 1 32 18a12 12 0 1 1 -4 -20" fill="none"/></g>`

async function fairytale() {
  const scene = drawScene('day')
  const parts = flat(scene, { saturation: 1.05, lightness: 0.68 })
    .flatMap(({ parts }) => parts)
    .join('')
  const sky = `<linearGradient id="evening" x2="0" y2="1"><stop offset="0" stop-color="#27506b"/><stop offset="0.4" stop-color="#5f8a8b"/><stop offset="0.66" stop-color="#e0bd7c"/></linearGradient>`
  const sun = `<g fill="#e3b551" stroke="#1b120b" stroke-width="3"><circle ${MOON} r="84"/>${Array.from({ length: 16 }, (_, i) => `<path transform="rotate(${i * 22.5} 1128 276)" d="M1128 176q${i % 2 === 0 ? 26 : -26} -30 0 -${i % 2 === 0 ? 84 : 56}q${i % 2 === 0 ? -4 : 4} 40 -14 84Z"/>`).join('')}</g>`
  const heaven = `<rect width="${SIZE}" height="${SIZE}" fill="url(#evening)"/>${sun}${spirals(600, 220, 1.1)}${spirals(830, 560, 0.7)}`
  const picture = await rasterise(sky, heaven + parts)
  const hatch = await rasterise(
    '<pattern id="h" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(40)"><rect width="10" height="10" fill="#fff"/><path d="M0 2H10" stroke="#17100a" stroke-width="2.2"/></pattern>',
    `<rect width="${SIZE}" height="${SIZE}" fill="url(#h)"/>`,
  )
  // What is dark is hatched, but not the sky.
  const greyOf = (image: Buffer, blur = 0.3) =>
    sharp(image).flatten({ background: '#fff' }).greyscale().blur(blur).toColourspace('b-w').raw().toBuffer()
  const [light, lines] = [await greyOf(await rasterise('', parts), 2), await greyOf(hatch)]
  const inked = lines.map(
    (line, i) => 255 - ((255 - line) * Math.max(0, Math.min(170, (128 - (light[i] ?? 0)) * 6))) / 255,
  )
  const hatching = await sharp(inked, { raw: { width: RENDERED_PX, height: RENDERED_PX, channels: 1 } })
    .png()
    .toBuffer()
  const tint = await rasterise('', `<rect width="${SIZE}" height="${SIZE}" fill="#f8ead0"/>`)
  const parchment = await surface({ frequency: '0.05', octaves: 5, relief: 0.4 })
  const drawn = await layOver(
    picture,
    { input: hatching, blend: 'multiply' },
    { input: await lineArt(scene, { ink: '#1b120b', width: 2.6, fine: 1.5 }), blend: 'multiply' },
    { input: await rasterise('', vines()) },
  )
  return layOver(drawn, { input: tint, blend: 'multiply' }, { input: parchment, blend: 'multiply' })
}

async function watercolor() {
  const scene = drawScene('morning')
  const wash = (shape: Shape) => {
    const { outline, fill, stroke, strokeWidth } = shape
    if (isFaint(shape)) return ''
    const paint = (colour: Rgba) => hex(adjust(colour, { saturation: 1.5, lightness: 1.02 }), 0.85)
    if (fill) return `<${outline} fill="${paint(fill)}"/>`
    return stroke
      ? `<${outline} fill="none" stroke="${paint(stroke)}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`
      : ''
  }
  const layers = restyle(scene, wash)
  const filters = `
    <filter id="wash" x="-6%" y="-6%" width="112%" height="112%" ${SRGB}>
      <feTurbulence type="fractalNoise" baseFrequency="0.013" numOctaves="4" seed="5" result="noise"/>
      <feDisplacementMap in="SourceGraphic" in2="noise" scale="22" xChannelSelector="R" yChannelSelector="G" result="shape"/>
      <feGaussianBlur in="shape" stdDeviation="7" result="soft"/>
      <feComposite in="shape" in2="soft" operator="out" result="rim"/>
      <feComponentTransfer in="rim" result="edge"><feFuncR type="linear" slope="0.62"/><feFuncG type="linear" slope="0.62"/><feFuncB type="linear" slope="0.7"/><feFuncA type="linear" slope="1.5"/></feComponentTransfer>
      <feTurbulence type="fractalNoise" baseFrequency="0.006" numOctaves="5" seed="9"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  2.3 0 0 0 -0.42" result="water"/>
      <feComposite in="shape" in2="water" operator="in" result="pigment"/>
      <feComponentTransfer in="shape" result="pale"><feFuncA type="linear" slope="0.5"/></feComponentTransfer>
      <feMerge><feMergeNode in="pale"/><feMergeNode in="pigment"/><feMergeNode in="edge"/></feMerge>
    </filter>
    <filter id="wet" x="-20%" y="-20%" width="140%" height="140%" ${SRGB}>
      <feTurbulence type="fractalNoise" baseFrequency="0.004" numOctaves="5" seed="2"/>
      <feDisplacementMap in="SourceGraphic" scale="260" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="16"/>
    </filter>`
  const blot = (x: number, y: number, rx: number, ry: number, colour: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`
  const sky = `<g filter="url(#wet)">${blot(300, 250, 520, 210, '#9cc6e2c0')}${blot(1150, 180, 560, 190, '#8fbbe0c8')}${blot(820, 480, 620, 130, '#f6cfc0b0')}${blot(700, 760, 900, 160, '#fbe6b4b8')}</g>`
  const parts = layers
    .flatMap(({ name, parts }) => (name === 'sky' ? [] : parts))
    .map(part => `<g filter="url(#wash)">${part}</g>`)
  const painting = await rasterise(
    filters,
    `<rect width="${SIZE}" height="${SIZE}" fill="#fdfbf6"/>${sky}${parts.join('')}`,
  )
  const pencil = await rasterise(
    `<filter id="hand" ${WHOLE}><feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="3" seed="8"/><feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter>`,
    `<image href="data:image/png;base64,${(await lineArt(scene, { ink: '#5a5258', width: 2 })).toString('base64')}" width="${SIZE}" height="${SIZE}" filter="url(#hand)"/>`,
  )
  const faint = await sharp(pencil).flatten({ background: '#fff' }).linear(0.5, 127).png().toBuffer()
  const paper = await surface({ frequency: '0.13', octaves: 4, relief: 0.5 })
  const whole = await layOver(painting, { input: faint, blend: 'multiply' }, { input: paper, blend: 'multiply' })
  // Shapes that end at the border are uneven there.
  const inner = RENDERED_PX - 2 * 32
  return sharp(whole).extract({ left: 32, top: 32, width: inner, height: inner }).png().toBuffer()
}

const STYLES: Record<IllustrationStyle, () => Promise<Buffer>> = {
  vivid,
  ghibli,
  watercolor,
  fairytale,
  papercut,
  cartoon,
}

/** Makes the pictures of all styles: WebP of 512 px. */
export async function makeStyleReferences(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [style, make] of Object.entries(STYLES)) {
    const picture = sharp(await make()).resize(STORED_PX, STORED_PX)
    await writeFile(join(folder, `${style}.webp`), await picture.webp({ quality: 74, effort: 6 }).toBuffer())
  }
}
