import { formatNumber } from './formats.ts'

/** Texts of the preview of a printed book. Lengths are in mm, weights in grams per square metre. */
export const printPreviewMessages = {
  label: 'Pages of the printed book',
  preparing: 'Preparing the pages for the press...',
  percent: (percent: number) => `${percent}%`,
  wait: 'You can fill in the address meanwhile.',
  offline: {
    title: 'You are offline',
    body: 'The pages appear here as soon as you are connected again.',
  },
  failed: 'We could not show you the pages',
  retry: 'Try again',
  pageFailed: 'This page did not load.',
  previous: 'Previous pages',
  next: 'Next pages',
  cover: 'Cover: back, spine and front',
  coverWithoutSpine: 'Cover: back and front',
  front: 'Front cover',
  back: 'Back cover',
  page: (page: number) => `Page ${page}`,
  /** @param shown one or two pages */
  position: (shown: readonly number[], pages: number) =>
    shown.length === 1 ? `Page ${shown[0]} of ${pages}` : `Pages ${shown.join(' and ')} of ${pages}`,
  facts: { size: 'Size', binding: 'Binding', paper: 'Paper' },
  size: (widthMm: number, heightMm: number) => `${formatNumber(widthMm / 10)} × ${formatNumber(heightMm / 10)} cm`,
  bindings: { perfect: 'Softcover with a glued spine', stapled: 'Softcover, stapled in the middle' },
  finishes: { silk: 'Silk-coated paper', gloss: 'Glossy paper', uncoated: 'Uncoated paper' },
  paper: (finish: string, gsm: number, coverGsm: number) => `${finish}, ${gsm} g/m²; cover ${coverGsm} g/m²`,
} as const
