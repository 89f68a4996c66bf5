import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { basicLatinFonts } from './build/basic-latin-fonts.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { localeOf, localePlugins, preloadedFonts } from './build/locale.ts'
import { offlineApp } from './build/offline-app.ts'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000'
// The gateway accepts changes from its own origin only, which differs from the development server's.
const gatewayProxy = { target: gateway, changeOrigin: true, headers: { origin: new URL(gateway).origin } }

const locale = localeOf(process.env)

/** Lets the requests of a page start before the app is loaded. Prerendered pages do without, see `build/documents.ts`. */
const startEarly = (): Plugin => ({
  name: 'start-early',
  apply: 'build',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.values(bundle)
      .filter(file => file.type === 'chunk' && file.name === 'early')
      .map(({ fileName }) => ({
        tag: 'script',
        attrs: { type: 'module', crossorigin: true, src: `/${fileName}`, 'data-early': true },
        injectTo: 'head-prepend' as const,
      })),
})

/** Preloads the fonts that every page uses, in parallel with the style sheet. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter(file => preloadedFonts(locale).test(file))
      .map(file => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      })),
})
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    basicLatinFonts(),
    ...localePlugins(locale),
    startEarly(),
    preloadFonts(),
    ...offlineApp(locale),
  ],
  resolve: {
    // The content security policy allows no style elements.
    alias: { 'react-style-singleton': fileURLToPath(new URL('src/lib/style-singleton.ts', import.meta.url)) },
  },
  server: { proxy: { '/api': gatewayProxy, '/auth': gatewayProxy } },
  build: {
    // The content security policy allows no inline assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What only some screens use stays with them.
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
    },
  },
})
