/** Pages of couriers that show where a parcel is. Others have a form to enter the number, or a page that is not public. */
const TRACKING_PAGES: Readonly<Record<string, string>> = {
  bluedart: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=',
  delhivery: 'https://www.delhivery.com/track-v2/package/',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  xpressbees: 'https://www.xpressbees.com/shipment/tracking?awbNo=',
}

/** The page that follows a parcel; null if the courier has none that is known. @param courier as an administrator wrote it */
export function trackingUrl(courier: string | null, trackingNumber: string | null): string | null {
  const name = courier?.toLowerCase().replace(/[^a-z]/g, '') ?? ''
  const page = Object.entries(TRACKING_PAGES).find(([key]) => name.startsWith(key))?.[1]
  return page && trackingNumber ? page + encodeURIComponent(trackingNumber) : null
}
