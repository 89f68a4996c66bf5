import { html } from '@kahani/service-kit/html'

/** The light colours of the web app, in CSS that email clients support. */
const DISPLAY = "'Baloo 2','Trebuchet MS',Verdana,sans-serif"
const TEXT = "Mukta,'Segoe UI',Helvetica,Arial,sans-serif"
const INK = '#35261b'
const INK_SOFT = '#675240'
const PAPER = '#fdf5e6'
const CARD = '#fffdf7'
const LINE = '#e8d4b2'
const MARIGOLD = '#f5b236'
const MARIGOLD_WASH = '#fdeac2'
const NIGHT = '#2b3c66'
const ON_NIGHT = '#fff3d9'

export const styles = {
  body: `margin:0;padding:0;background-color:${PAPER};color:${INK};font-family:${TEXT};font-size:17px;line-height:1.55`,
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  page: 'max-width:560px;margin:0 auto;padding:24px 12px',
  card: `background-color:${CARD};border:2px solid ${INK};border-radius:20px;overflow:hidden`,
  sky: `background-color:${NIGHT};color:${ON_NIGHT};padding:22px 24px 20px;text-align:center`,
  // A crescent moon; invisible in clients without box shadows.
  moon: `width:38px;height:38px;margin:0 auto 8px;border-radius:50%;box-shadow:inset -10px -5px 0 0 ${MARIGOLD}`,
  name: `margin:0;font-family:${DISPLAY};font-size:30px;line-height:1.15;font-weight:700;color:${ON_NIGHT}`,
  tagline: `margin:4px 0 0;font-size:15px;line-height:1.4;color:${ON_NIGHT}`,
  // The night behind the alternative text, where pictures are blocked.
  pictureRow: `background-color:${NIGHT};color:${ON_NIGHT};text-align:center;font-size:15px`,
  picture: `display:block;width:100%;height:auto;border:0;color:${ON_NIGHT}`,
  content: 'padding:26px 24px 28px',
  heading: `margin:0 0 18px;font-family:${DISPLAY};font-size:26px;line-height:1.2;font-weight:700;color:${INK}`,
  paragraph: 'margin:0 0 14px;overflow-wrap:anywhere',
  coverRow: 'margin:22px 0 0;text-align:center',
  cover: `display:inline-block;box-sizing:border-box;width:320px;max-width:100%;height:auto;border:2px solid ${INK};border-radius:16px;color:${INK_SOFT};font-size:15px`,
  storyTitle: `margin:14px 0 0;font-family:${DISPLAY};font-size:21px;line-height:1.25;font-weight:700;color:${INK};text-align:center;overflow-wrap:anywhere`,
  message: `margin:20px 0;padding:16px 18px;background-color:${MARIGOLD_WASH};border-left:4px solid ${MARIGOLD};border-radius:12px`,
  messageHeading: 'margin:0 0 6px;font-weight:700;overflow-wrap:anywhere',
  messageText: 'margin:0;overflow-wrap:anywhere',
  facts: 'margin:22px 0',
  fact: `margin:0;padding:9px 0;border-top:1px solid ${LINE};overflow-wrap:anywhere`,
  label: `display:block;font-size:14px;line-height:1.35;color:${INK_SOFT}`,
  buttonRow: 'margin:26px 0;text-align:center',
  button: `display:inline-block;padding:13px 30px;background-color:${MARIGOLD};color:${INK};border:2px solid ${INK};border-radius:999px;font-family:${DISPLAY};font-size:18px;line-height:1.2;font-weight:700;text-decoration:none`,
  copyLink: `margin:-8px 0 24px;font-size:14px;line-height:1.5;color:${INK_SOFT};text-align:center;overflow-wrap:anywhere`,
  link: `color:${INK_SOFT}`,
  textLink: `color:${INK}`,
  goodbye: 'margin:22px 0 0',
  footer: `padding:20px 12px 4px;font-size:14px;line-height:1.5;color:${INK_SOFT};text-align:center`,
  footerLine: 'margin:0 0 8px',
} as const

/** Dark colours, for clients that support media queries. Others invert the light colours themselves. */
export const darkStyle = html`<style>
@media (prefers-color-scheme: dark) {
  .paper { background-color: #171c2e !important; }
  .ink { color: #f6ebd8 !important; }
  .soft { color: #c6bba8 !important; }
  .card { background-color: #212841 !important; border-color: #3a4463 !important; }
  .line { border-color: #3a4463 !important; }
  .wash { background-color: #3d3527 !important; }
  .button { background-color: #f2b64c !important; color: #2a1d0d !important; }
}
</style>`
