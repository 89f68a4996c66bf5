import { bookMessages } from '@kahani/messages/en/books'
import { escapeHtml } from '@kahani/service-kit/html'

/** Shown instead of a missing picture: hills under a moon. */
export const PLACEHOLDER = `<svg class="picture" viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escapeHtml(bookMessages.noPicture)}">
  <rect width="600" height="600" fill="#dcedea"/>
  <circle cx="430" cy="170" r="64" fill="#fdeac2"/>
  <circle cx="404" cy="152" r="56" fill="#dcedea"/>
  <g fill="#fffdf7"><circle cx="120" cy="120" r="6"/><circle cx="250" cy="70" r="4"/><circle cx="200" cy="210" r="5"/><circle cx="520" cy="300" r="4"/><circle cx="330" cy="260" r="4"/></g>
  <path d="M0 420 C 110 320 230 330 330 410 S 520 470 600 380 V600 H0Z" fill="#c4dfd3"/>
  <path d="M0 500 C 120 430 260 450 360 500 S 540 540 600 480 V600 H0Z" fill="#a9cdb9"/>
</svg>`

/** A sleeping moon with stars, for the last page. */
export const MOON = `<svg class="moon" viewBox="0 0 200 200" aria-hidden="true">
  <path d="M128 24 A80 80 0 1 0 176 128 A66 66 0 0 1 128 24Z" fill="#f5b236"/>
  <path d="M54 100 q9 9 18 0 M92 100 q9 9 18 0 M71 126 q11 10 22 0" fill="none" stroke="#8a5a10" stroke-width="4" stroke-linecap="round"/>
  <g fill="#0d5c66"><path d="M160 40l5 13 13 5-13 5-5 13-5-13-13-5 13-5z"/><path d="M186 88l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"/><path d="M30 30l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/></g>
</svg>`
