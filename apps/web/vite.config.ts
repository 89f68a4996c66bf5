import { shellMessages } from '@kahani/messages/en/shell'
import { DEFAULT_TITLE, PRODUCT_NAME } from '@kahani/messages/product'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000'
// The gateway accepts changes from its own origin only, which differs from the development server's.
const gatewayProxy = { target: gateway, changeOrigin: true, headers: { origin: new URL(gateway).origin } }

const MESSAGES = {
  DEFAULT_TITLE,
  PRODUCT_NAME,
  DEFAULT_DESCRIPTION: shellMessages.defaultDescription,
  NO_SCRIPT: shellMessages.noScript,
}
/** Replaces `%NAME%` in index.html, which cannot import the messages. */
const htmlMessages = (): Plugin => ({
  name: 'html-messages',
  transformIndexHtml: {
    order: 'pre',
    handler: html =>
      Object.entries(MESSAGES).reduce((result, [name, text]) => result.replaceAll(`%${name}%`, text), html),
  },
})

const PRELOADED_FONTS = /(baloo-2-latin-wght|mukta-latin-400)-.*\.woff2$/
/** Preloads the two fonts that every page uses, in parallel with the style sheet. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter(file => PRELOADED_FONTS.test(file))
      .map(file => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      })),
})

export default defineConfig({
  plugins: [react(), tailwindcss(), htmlMessages(), preloadFonts()],
  server: { proxy: { '/api': gatewayProxy, '/auth': gatewayProxy } },
  build: {
    // The content security policy allows no inline assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A separate file for libraries stays in the browser cache across releases.
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
