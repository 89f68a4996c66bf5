/** What a printed book is made of. Lengths are in mm, weights in grams per square metre. */
export interface PrintedBookFormat {
  widthMm: number
  heightMm: number
  binding: 'perfect' | 'stapled'
  paper: { finish: 'silk' | 'gloss' | 'uncoated'; gsm: number; coverGsm: number } | null
}
