import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { ErrorOverlay } from './error-overlay.tsx'
import { Shell } from './shell.tsx'

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <ErrorOverlay>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorOverlay>
  )
}
