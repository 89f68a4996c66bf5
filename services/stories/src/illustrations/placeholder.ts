/** Shown in place of a missing picture: a moon over hills. */
export const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" role="img" aria-label="A moon over quiet hills">
  <rect width="600" height="600" fill="#f6e9d3"/>
  <circle cx="300" cy="235" r="86" fill="#f3c969"/>
  <circle cx="338" cy="212" r="74" fill="#f6e9d3"/>
  <g fill="#e0a94a">
    <path d="M150 150l6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1z"/>
    <path d="M448 118l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z"/>
    <path d="M474 292l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z"/>
  </g>
  <path d="M0 450c90-70 180-70 270-18s200 40 330-42v210H0z" fill="#cfd7b4"/>
  <path d="M0 512c120-58 230-36 330 4s190 26 270-22v106H0z" fill="#a9bd94"/>
</svg>
`
