/** Texts about the files of a printed copy, for the family. */
export const preflightMessages = {
  ready: (pages: number) => `Your book is ready for the press: ${pages} pages, sharp pictures.`,
  readyWithoutPictures: (pages: number) => `Your book is ready for the press: ${pages} pages.`,
  soft: (dpi: number, idealDpi: number) =>
    `The pictures are a little soft for print (${dpi} dots per inch; ${idealDpi} is perfect). You can still order the book.`,
  tooSmall: (dpi: number) =>
    `The pictures are too small to be printed well (${dpi} dots per inch). Please contact us, and we will help you.`,
  failed: 'This book did not pass our check for the press. Please contact us, and we will help you.',
  unavailable: 'We could not check the book for the press. Please try again in a moment.',
  picturesPending:
    'The pictures of this book are still being drawn. You can order a printed copy as soon as they are ready.',
  noCopyInWork: 'These files can only be opened while a printed copy of the story is ordered and not sent yet.',
  filesLost:
    'The files that were ordered are missing, and the story was changed or deleted since, so that they can’t be made again. Please contact the family.',
  bookNotKept:
    'This copy was ordered when files were kept for one press only, so they can’t be made for another one. Please use them as they were ordered.',
  filesFailed:
    'The files for this press failed our check. Please choose another press, or use the files as they were ordered.',
  picturesMissing: 'A picture of this book is missing. Please let it be drawn again, then order the printed copy.',
  changed:
    'The story was changed since you looked at its pages. Please look at them again, then order the printed copy.',
  pending: 'Your book is being prepared for the press. Please try again in a moment.',
} as const

/** Texts about the files of a printed copy, for administrators. */
export const adminPreflightMessages = {
  column: 'Files',
  outcomes: { passed: 'Ready', warning: 'Soft pictures', failed: 'Failed' },
  details: 'Check',
  summary: (provider: string, pages: number, spineMm: number) =>
    `${provider}, ${pages} pages, ${spineMm === 0 ? 'no spine' : `spine of ${spineMm} mm`}`,
  resolution: (dpi: number) => `Lowest resolution: ${dpi} dpi`,
  checks: {
    boxes: 'Page boxes',
    bleed: 'Bleed',
    'safe-area': 'Safe area',
    fonts: 'Fonts',
    resolution: 'Resolution',
    colour: 'Colours',
    ink: 'Ink limit',
    'blank-pages': 'Blank pages',
    text: 'Text',
    'page-count': 'Page count',
  },
  check: (name: string, outcome: string, pages: readonly number[]) => {
    const where = pages.map(page => (page === 0 ? 'cover' : String(page))).join(', ')
    return `${name}: ${outcome}${where && ` (${where})`}`
  },
  press: (id: number) => `Press of copy ${id}`,
  asOrdered: (provider: string) => `As ordered (${provider})`,
  presses: {
    lulu: 'Lulu, booklet',
    pothi: 'Pothi, paperback',
    gelato: 'Gelato, brochure',
    generic: 'Print shop, 210 mm',
    home: 'A4 at home',
  },
  making: (percent: number) => `Making the files: ${percent} %`,
  makingFailed: 'The files could not be made. Please choose the press again.',
  downloadFailed: 'The file could not be downloaded',
  files: { interior: 'Interior', cover: 'Cover' },
  fileOf: (name: string, id: number) => `${name} of copy ${id}`,
} as const
