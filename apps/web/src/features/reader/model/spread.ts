/** Where picture and text of a page lie side by side: the variant `spread` in `ui/styles/index.css`. */
const SPREAD = '(min-aspect-ratio: 1/1) and (min-width: 30rem)'

export const isSpread = (): boolean => window.matchMedia(SPREAD).matches
