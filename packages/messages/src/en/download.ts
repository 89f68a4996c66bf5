import { formatMegabytes } from './formats.ts'

/** Texts of the dialog that downloads a story. */
export const downloadMessages = {
  open: 'Download',
  openFailed: { title: 'Download failed', description: 'We could not open the download options. Please try again.' },
  title: 'Download your story',
  description: 'Tell us where you will read it, and we suggest the file that suits it best.',
  device: 'Select a device',
  devices: {
    smartphone: 'Smartphone',
    tablet: 'Tablet',
    laptop: 'Computer/Laptop',
    kindle: 'Kindle',
    ereader: 'Other E-reader',
    printing: 'For Printing',
  },
  format: 'Select a format',
  formats: {
    pdf: {
      name: 'PDF',
      description: 'Opens on every phone and computer, with all pages as they are in the printed book.',
    },
    epub: {
      name: 'EPUB',
      description: 'For reading apps such as Apple Books: you can make the words larger, with the pictures in between.',
    },
    fixed_epub: {
      name: 'Fixed EPUB',
      description: 'For tablets, pages as printed: leaf through the book in an app such as Apple Books.',
    },
    kf8: { name: 'KF8', description: 'For your Kindle, or for the Kindle app on a phone or tablet.' },
  },
  recommended: 'Recommended',
  kindle: {
    title: 'Kindle Transfer',
    about: 'Transfer the file by USB or ‘Send to Kindle’:',
    send: {
      name: 'Send to Kindle',
      /** Surrounds the link. */
      before:
        'Download KF8 with the button below. You get a file that ends in .epub, as Amazon asks for. Upload it at ',
      link: 'amazon.com/sendtokindle',
      after: ', or share it with the Kindle app on your phone.',
    },
    usb: {
      name: 'USB',
      steps: 'Download the .azw3 file, connect the Kindle to a computer, and copy the file into its documents folder.',
      download: 'Download .azw3 for USB',
    },
  },
  printing: {
    title: 'Two ways to print',
    shop: {
      name: 'At a print shop',
      steps:
        'Download PDF with the button below, which gives the pages, with a margin that is cut off. The shop also needs the cover.',
      download: 'Download the cover',
    },
    home: {
      name: 'At home',
      steps:
        'Print the booklet on A4 paper, landscape, on both sides, flipped on the short edge; then fold the stack in the middle, and staple it in the fold.',
      download: 'Download the booklet',
    },
  },
  progress: {
    label: 'Making your book',
    percent: (percent: number) => `${percent} %`,
    starting: 'We are getting your book ready.',
    leave: 'You can close this window: the book will be ready sooner when you come back.',
    transferring: 'Your book is on its way to you.',
    bytes: (received: number, total: number | null) =>
      total === null
        ? `${formatMegabytes(received)} MB`
        : `${formatMegabytes(received)} of ${formatMegabytes(total)} MB`,
    stay: 'Please keep this window open until it is here.',
  },
  problem: {
    title: 'Your book could not be downloaded',
    offline: 'The connection was lost. Please check it, then press Download again.',
  },
  cancel: 'Cancel',
  download: (format: string) => `Download ${format}`,
  downloading: 'Downloading...',
  /** The message of the error. */
  error: (statusText: string) => `Error downloading story: ${statusText}`,
  failed: {
    title: 'Download failed',
    description: 'There was a problem downloading your story. Please try again.',
  },
  started: (format: string) => ({
    title: 'Download started',
    description: `Your story is downloading in ${format} format.`,
  }),
} as const
