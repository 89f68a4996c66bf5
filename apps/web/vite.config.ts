import { shellMessages } from '@kahani/messages/en/shell'
import { DEFAULT_TITLE, PRODUCT_NAME } from '@kahani/messages/product'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000'
// The gateway takes changes from its own origin only, which is not the development server's.
const toGateway = { target: gateway, changeOrigin: true, headers: { origin: new URL(gateway).origin } }

const TEXTS = {
  DEFAULT_TITLE,
  PRODUCT_NAME,
  DEFAULT_DESCRIPTION: shellMessages.defaultDescription,
  NO_SCRIPT: shellMessages.noScript,
}
/** Fills `%NAME%` in index.html, which can't import the texts. */
const pageTexts = (): Plugin => ({
  name: 'page-texts',
  transformIndexHtml: {
    order: 'pre',
    handler: html => Object.entries(TEXTS).reduce((page, [name, text]) => page.replaceAll(`%${name}%`, text), html),
  },
})

const EARLY_FONTS = /(baloo-2-latin-wght|mukta-latin-400)-.*\.woff2$/
/** Fetches the two fonts of every page beside the style sheet, which alone would name them later. */
const earlyFonts = (): Plugin => ({
  name: 'early-fonts',
  apply: 'build',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter(file => EARLY_FONTS.test(file))
      .map(file => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      })),
})

export default defineConfig({
  plugins: [react(), tailwindcss(), pageTexts(), earlyFonts()],
  server: { proxy: { '/api': toGateway, '/auth': toGateway } },
  build: {
    // Nothing is inlined, so that the content security policy needs no exception and pictures cost no script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What changes seldom is a file of its own, which stays in the browser's cache over releases.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[a-z-]+)\//,
            },
          ],
        },
      },
    },
  },
})
