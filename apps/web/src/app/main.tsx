import '../ui/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { storeCurrency } from '../lib/currency.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { userQuery } from '../lib/session.ts'
import { App } from './app.tsx'
import { preloadScreen } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with id root')

// Forms load zod later; it must not try to compile, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const queryClient = createQueryClient()
// Every screen waits for who is signed in; its code comes meanwhile.
void queryClient.prefetchQuery(userQuery())
preloadScreen(window.location.pathname)
storeCurrency()

createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>,
)
