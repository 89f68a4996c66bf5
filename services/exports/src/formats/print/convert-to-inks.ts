import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib'
import { withXmp } from '@kahani/pictures/picture-variants'
import sharp, { type Sharp } from 'sharp'
import { colourSpaceOf } from '../../pdf-reader/colours.ts'
import { contentInInks, type InksOf, KNOCKOUT, OVERPRINT } from './content-inks.ts'
import { type Inks, separate, toInks } from './inks.ts'

const name = (value: string) => PDFName.of(value)
const QUALITY = 92
/** Entries of a stream that say how it is encoded. */
const ENCODING = ['Length', 'Filter', 'DecodeParms']

function openImage(image: PDFRawStream): Sharp {
  const { dict } = image
  if (dict.lookup(name('Filter')) === name('DCTDecode')) return sharp(image.getContents())
  const [width, height] = ['Width', 'Height'].map(key => dict.lookup(name(key), PDFNumber).asNumber())
  const pixels = decodePDFRawStream(image).decode()
  return sharp(pixels, { raw: { width: width ?? 0, height: height ?? 0, channels: 3 } })
}

/** A JPEG of inks, with the mark of how the picture was made. */
async function imageInInks(context: PDFDocument['context'], image: PDFRawStream): Promise<PDFRawStream> {
  const source = openImage(image)
  const { xmpAsString } = await source.metadata()
  const { data, info } = await source.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [cyan, ...others] = await separate(data)
  const raw = { width: info.width, height: info.height, channels: 1 } as const
  // Joined channels are taken as what they are converted to.
  const joined = sharp(cyan, { raw }).joinChannel(others.map(Buffer.from), { raw }).toColourspace('cmyk')
  const jpeg = await withXmp(joined.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }), xmpAsString).toBuffer()
  const stream = PDFRawStream.of(image.dict.clone(context), jpeg)
  for (const key of ['ColorTransform', 'DecodeParms', 'Length']) stream.dict.delete(name(key))
  stream.dict.set(name('ColorSpace'), name('DeviceCMYK'))
  stream.dict.set(name('Filter'), name('DCTDecode'))
  // JPEGs of inks are stored inverted.
  stream.dict.set(name('Decode'), context.obj([1, 0, 1, 0, 1, 0, 1, 0]))
  return stream
}

/** Remembers what a colour is converted to. */
function rememberInks(): InksOf {
  const known = new Map<string, Promise<Inks>>()
  return (colour, use) => {
    const key = `${use} ${colour}`
    const inks = known.get(key) ?? toInks(colour, use)
    known.set(key, inks)
    return inks
  }
}

/** Converts everything that Chromium paints, which is RGB or grey, to the inks of the press, in place. */
export async function convertToInks(pdf: PDFDocument): Promise<void> {
  const { context } = pdf
  const inksOf = rememberInks()
  const states = new Map([
    [OVERPRINT, context.register(context.obj({ Type: 'ExtGState', OP: true, op: true, OPM: 1 }))],
    [KNOCKOUT, context.register(context.obj({ Type: 'ExtGState', OP: false, op: false }))],
  ])

  async function convertContent(ref: PDFRef, stream: PDFRawStream, resources: PDFDict | undefined): Promise<void> {
    const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    const converted = context.flateStream(Buffer.from(await contentInInks(content, inksOf), 'latin1'))
    for (const [key, value] of stream.dict.entries()) {
      if (!ENCODING.some(each => key === name(each))) converted.dict.set(key, value)
    }
    context.assign(ref, converted)
    const known = resources?.lookupMaybe(name('ExtGState'), PDFDict) ?? context.obj({})
    for (const [key, state] of states) known.set(name(key), state)
    resources?.set(name('ExtGState'), known)
  }

  for (const { node } of pdf.getPages()) {
    node.normalize()
    for (const ref of node.lookup(name('Contents'), PDFArray).asArray()) {
      const stream = context.lookup(ref)
      if (ref instanceof PDFRef && stream instanceof PDFRawStream) await convertContent(ref, stream, node.Resources())
    }
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue
    const subtype = object.dict.lookup(name('Subtype'))
    if (subtype === name('Form')) {
      await convertContent(ref, object, object.dict.lookupMaybe(name('Resources'), PDFDict))
    } else if (subtype === name('Image') && colourSpaceOf(object.dict.lookup(name('ColorSpace'))) === 'rgb')
      context.assign(ref, await imageInInks(context, object))
  }
}
