import type { Rolldown } from 'vite'

const modules = (...patterns: string[]) => new RegExp(patterns.join('|'))
const packages = (...names: string[]) => `/node_modules/(?:${names.join('|')})/`

/**
 * The scripts of the documents, which stay files of their own. So do the styles, which are part of the document: a file with
 * styles is not run until they are loaded again.
 */
const ENTRIES = modules('/src/app/main\\.tsx$', '\\.css$')

/** The first script of every document, in one file, which the app imports. */
const FIRST = modules(
  '/src/app/(?:first|early-page|early-screen|prerendered-document|shell-document)\\.ts$',
  '/src/lib/(?:after-paint|dismissed-banners|early-endpoints|early-requests|early-taps|load-app|paths|query-string|reading-position|session-hint|sleep|storage|story-pictures|when-idle)\\.ts$',
  '/contracts/src/(?:documents|headers|image-path)\\.ts$',
  '/features/(?:my-stories/components/layout|reader/model/reading-preferences)\\.ts$',
)

const REACT = modules(packages('react', 'react-dom', 'scheduler'))
const LIBRARIES = modules(packages('react-router', 'react-router-dom', '@tanstack/.+'))

/** Schemas of the responses that most screens parse. */
const CONTRACTS = modules(
  packages('zod'),
  '/contracts/src/(?:accounts|accounts-internal|usernames|credits|digital-sources|gifts|ids|options|paging|received|stories)\\.ts$',
  '/messages/src/[a-z]+/accounts\\.ts$',
)

const FORMS = modules(packages('react-hook-form', '@hookform/.+'), '/src/lib/form-issues\\.ts$')

/** What tabs, menus, toasts and dialogs have in common. */
const WIDGETS = modules(
  packages(
    '@radix-ui/(?:primitive|react-(?:collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|use-.+))',
  ),
)

const OVERLAYS = modules(
  packages(
    '@radix-ui/react-(?:alert-dialog|dialog|dismissable-layer|focus-guards|focus-scope|portal)',
    'react-remove-scroll(?:-bar)?',
    'aria-hidden',
    'use-sidecar',
    'use-callback-ref',
    'tslib',
  ),
  '/src/lib/style-singleton\\.ts$',
  '/src/ui/(?:dialog|alert-dialog|confirm-button|use-focus-return)\\.tsx?$',
)

/** Small modules that several screens share. The family and its looks are loaded by screens that show them. */
const COMMON = modules(
  packages('lucide-react', '@tanstack/.+'),
  '/src/(?:lib|ui)/(?!admin-|family/|look-previews|look/|privacy-notice|table|tabs)',
)

/**
 * The files of the app besides one for each screen. There are few of them: many small files wait for each other where a
 * browser opens few connections, and compress less.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', test: FIRST },
  // These stay in the browser's cache across releases.
  { name: 'react', test: REACT, tags: ['$initial'] },
  { name: 'libraries', test: LIBRARIES, tags: ['$initial'] },
  { name: 'base', test: id => !ENTRIES.test(id), tags: ['$initial'] },
  { name: 'contracts', test: CONTRACTS },
  { name: 'forms', test: FORMS },
  { name: 'widgets', test: WIDGETS },
  { name: 'overlays', test: OVERLAYS },
  { name: 'common', test: COMMON, minShareCount: 3 },
]
