import { type DigitalSource, digitalSourceUri } from '@kahani/contracts/digital-sources'
import { PRODUCT_NAME } from '@kahani/messages/product'

/** The namespace of IPTC's extension schema, whose usual prefix is `Iptc4xmpExt`. */
export const IPTC_EXTENSION = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/'

/** The XMP metadata of a picture: how it was made. It contains nothing about the family. */
export const sourceXmp = (source: DigitalSource) => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:Iptc4xmpExt="${IPTC_EXTENSION}">
<Iptc4xmpExt:DigitalSourceType>${digitalSourceUri(source)}</Iptc4xmpExt:DigitalSourceType>
<dc:creator><rdf:Seq><rdf:li>${PRODUCT_NAME}</rdf:li></rdf:Seq></dc:creator>
<xmp:CreatorTool>${PRODUCT_NAME}</xmp:CreatorTool>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
