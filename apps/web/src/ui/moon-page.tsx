import type { ReactNode } from 'react'
import { PaintedScene, type SceneName } from './art/painted-scene.tsx'

interface MoonPageProps {
  /** Default: the sleeping moon. */
  scene?: SceneName
  title: string
  body: string
  /** Whether screen readers announce it at once. */
  alert?: boolean
  /** What can be done. */
  children: ReactNode
}

/** The layout of a page that is shown instead of another one. */
export function MoonPage({ scene = 'sleeping-moon', title, body, alert = false, children }: MoonPageProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="page-width grid grow content-center items-center justify-items-center gap-4 py-10 text-center sm:[@media(max-height:30rem)]:grid-cols-2 sm:[@media(max-height:30rem)]:py-4"
    >
      <PaintedScene name={scene} className="w-[min(20rem,45svh)] sm:[@media(max-height:30rem)]:w-80" />
      <div className="grid justify-items-center gap-4">
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-md text-ink-soft">{body}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  )
}
