import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { basicLatinFonts } from './build/basic-latin-fonts.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { localeOf, localePlugins } from './build/locale.ts'
import { offlineApp } from './build/offline-app.ts'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000'
// The gateway accepts changes from its own origin only, which differs from the development server's.
const gatewayProxy = { target: gateway, changeOrigin: true, headers: { origin: new URL(gateway).origin } }

const locale = localeOf(process.env)

export default defineConfig({
  plugins: [react(), tailwindcss(), basicLatinFonts(), ...localePlugins(locale), ...offlineApp(locale)],
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
      input: { index: 'src/app/main.tsx', first: 'src/app/first.ts' },
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
