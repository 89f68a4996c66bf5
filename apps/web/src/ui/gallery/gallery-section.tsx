import type { ReactNode } from 'react'

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="border-b-2 border-line pb-1 text-2xl">{title}</h2>
      {children}
    </section>
  )
}
