import { type PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { digitalSourceUri } from '@kahani/contracts/digital-sources'
import { IPTC_EXTENSION } from '@kahani/pictures/source-xmp'
import { escapeHtml } from '@kahani/service-kit/html'
import type { BookModel } from '../../layout/book-model.ts'

const UA_MARK = '<pdfuaid:part>1</pdfuaid:part>\n'

interface XmpOptions {
  model: BookModel
  /** UUID of the file. */
  documentId: string
  /** The version of PDF/X, if the file conforms to one. */
  pdfxVersion: string | null
}

/** Adds XMP metadata to a PDF, with the same values as its information dictionary, and how the book was made. */
export function addXmpMetadata(pdf: PDFDocument, { model, documentId, pdfxVersion }: XmpOptions): void {
  const { language, createdAt, digitalSource } = model
  const text = (value: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(value)}</rdf:li></rdf:Alt>`
  const date = createdAt.toISOString().replace(/\.\d+Z$/, 'Z')
  const pdfx =
    pdfxVersion &&
    `<pdf:Trapped>False</pdf:Trapped>
<pdfx:GTS_PDFXVersion>${pdfxVersion}</pdfx:GTS_PDFXVersion>
<pdfxid:GTS_PDFXVersion>${pdfxVersion}</pdfxid:GTS_PDFXVersion>
`
  const xmp = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:Iptc4xmpExt="${IPTC_EXTENSION}"
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfx="http://ns.adobe.com/pdfx/1.3/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<dc:format>application/pdf</dc:format>
<dc:title>${text(pdf.getTitle() ?? '')}</dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(pdf.getAuthor() ?? '')}</rdf:li></rdf:Seq></dc:creator>
<dc:description>${text(pdf.getSubject() ?? '')}</dc:description>
<dc:language><rdf:Bag><rdf:li>${escapeHtml(language)}</rdf:li></rdf:Bag></dc:language>
${UA_MARK}<pdf:Producer>${escapeHtml(pdf.getProducer() ?? '')}</pdf:Producer>
${pdfx ?? ''}<xmp:CreatorTool>${escapeHtml(pdf.getCreator() ?? '')}</xmp:CreatorTool>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:MetadataDate>${date}</xmp:MetadataDate>
<Iptc4xmpExt:DigitalSourceType>${digitalSourceUri(digitalSource)}</Iptc4xmpExt:DigitalSourceType>
<xmpMM:DocumentID>uuid:${documentId}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
  setMetadata(pdf, xmp)
}

/** Removes the claim of PDF/UA-1 from a file whose pages have lost their tags. */
export function removeUaMark(pdf: PDFDocument): void {
  const metadata = pdf.catalog.lookup(PDFName.of('Metadata'))
  if (!(metadata instanceof PDFRawStream)) throw new Error('expected XMP metadata that is not compressed')
  setMetadata(pdf, Buffer.from(metadata.contents).toString().replace(UA_MARK, ''))
}

function setMetadata({ context, catalog }: PDFDocument, xmp: string): void {
  const current = catalog.get(PDFName.of('Metadata'))
  const ref = current instanceof PDFRef ? current : context.nextRef()
  // Not compressed, so that programs that don't read PDF find it.
  context.assign(ref, context.stream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' }))
  catalog.set(PDFName.of('Metadata'), ref)
}
