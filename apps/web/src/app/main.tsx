import '../ui/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { storeCurrency } from '../lib/currency.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { userQuery } from '../lib/session.ts'
import { ErrorOverlay } from './error-overlay.tsx'
import { preloadScreen } from './router.tsx'
import { Shell } from './shell.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with id root')

// Makes zod parse without generated code, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const queryClient = createQueryClient()
// Every screen needs the session first; its code loads in parallel.
void queryClient.prefetchQuery(userQuery())
preloadScreen(window.location.pathname)
storeCurrency()

createRoot(root).render(
  <StrictMode>
    <ErrorOverlay>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorOverlay>
  </StrictMode>,
)
