import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'

/** Lets signed-in users through to the routes within; a visitor goes to sign in, and comes back from there. */
export function RequireSignIn() {
  const { user } = useSession()
  const { pathname, search, hash } = useLocation()
  if (!user) return <Navigate to={paths.signIn(pathname + search + hash)} replace />
  return <Outlet />
}
