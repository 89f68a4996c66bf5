import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ErrorOverlay } from './error-overlay.tsx'
import { Shell } from './shell.tsx'

interface AppProps {
  /** See `Shell`. */
  accountReady?: boolean
  queryClient: QueryClient
  /** The router, which differs between the browser and the build. */
  router: (shell: ReactNode) => ReactNode
}

/** The app, as the browser and the prerendering build render it. */
export function App({ accountReady = false, queryClient, router }: AppProps) {
  return (
    <StrictMode>
      <ErrorBoundary fallback={error => <ErrorOverlay error={error} />}>
        <QueryClientProvider client={queryClient}>{router(<Shell accountReady={accountReady} />)}</QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  )
}
