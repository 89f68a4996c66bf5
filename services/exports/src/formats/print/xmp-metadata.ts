import { escapeHtml } from '@kahani/service-kit/html'

export interface Metadata {
  title: string
  author: string
  subject: string
  language: string
  creator: string
  producer: string
  createdAt: Date
  /** UUID of the file. */
  documentId: string
}

const isoDate = (date: Date) => date.toISOString().replace(/\.\d+Z$/, 'Z')

/** The XMP metadata of a PDF/X-4 file, with the same values as its information dictionary. */
export function xmpMetadata({ title, author, subject, language, creator, producer, createdAt, documentId }: Metadata) {
  const text = (value: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(value)}</rdf:li></rdf:Alt>`
  const date = isoDate(createdAt)
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfx="http://ns.adobe.com/pdfx/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<dc:format>application/pdf</dc:format>
<dc:title>${text(title)}</dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description>${text(subject)}</dc:description>
<dc:language><rdf:Bag><rdf:li>${escapeHtml(language)}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>${escapeHtml(producer)}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfx:GTS_PDFXVersion>PDF/X-4</pdfx:GTS_PDFXVersion>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
<xmp:CreatorTool>${escapeHtml(creator)}</xmp:CreatorTool>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${documentId}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}
