import { LINE_HEIGHT, TEXT_WIDTH } from './text-size.ts'

/** Width and height of a page. */
const PAGE_SIZE = '8.5in'

/** Uses the colours of the web app's light reading theme. */
export const stylesheet = `
@page { size: ${PAGE_SIZE} ${PAGE_SIZE}; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { color: #35261b; font-family: 'Mukta', sans-serif; -webkit-print-color-adjust: exact }
/* One pixel of overflow would add a blank page. */
.page { width: ${PAGE_SIZE}; height: ${PAGE_SIZE}; overflow: hidden; break-after: page; break-inside: avoid;
  display: flex; flex-direction: column; align-items: center; background: #fdf5e6 }
.page:last-child { break-after: auto }
.frame { flex: 1 1 0; min-height: 0; width: 100%; display: flex; align-items: center; justify-content: center }
.picture { display: block; max-width: 100%; max-height: 100%; border-radius: 14pt }
svg.picture { height: 100%; aspect-ratio: 1; overflow: hidden }
h1, h2 { font-family: 'Baloo 2', 'Mukta', sans-serif; font-weight: 700; text-wrap: balance; overflow-wrap: anywhere }

.cover { background: #0d5c66; color: #fffdf7; padding: 30pt 40pt; gap: 16pt; text-align: center }
.cover h1 { line-height: 1.12 }
.cover .picture { border: 6pt solid #fffdf7; background: #fffdf7 }
.dedication { background: #f5b236; color: #35261b; border-radius: 99pt; padding: 5pt 22pt 3pt; font-size: 17pt;
  font-family: 'Baloo 2', 'Mukta', sans-serif; font-weight: 600; line-height: 1.4; max-width: 100%; overflow-wrap: anywhere }

.story { padding: 36pt 36pt 20pt; gap: 20pt }
.text { width: ${TEXT_WIDTH}pt; text-align: center; line-height: ${LINE_HEIGHT}; white-space: pre-line;
  text-wrap: pretty; overflow-wrap: anywhere }
.text.long { text-align: left }
.number { font-size: 10pt; color: #675240; line-height: 1 }

.end { justify-content: center; gap: 10pt; text-align: center }
.end h2 { font-size: 54pt; line-height: 1.1; color: #0d5c66 }
.end p { font-size: 13pt; color: #675240 }
.moon { width: 150pt; height: 150pt; margin-bottom: 6pt }
`
