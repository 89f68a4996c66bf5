import { useState } from 'react'
import { type Theme, useTheme } from '../../lib/use-theme.ts'
import { LogoMark } from '../art/logo.tsx'
import { BrushLine, LittleStar, WavyEdge } from '../art/ornaments.tsx'
import { SleepingMoon } from '../art/sleeping-moon.tsx'
import { Button } from '../button.tsx'
import { GalleryComponents } from './gallery-components.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { galleryMessages as messages } from './gallery-messages.ts'
import { GalleryOverlays } from './gallery-overlays.tsx'
import { GallerySection } from './gallery-section.tsx'

const COLOURS = [
  'bg-paper text-ink',
  'bg-paper-deep text-ink',
  'bg-card text-ink',
  'bg-card text-ink-soft',
  'bg-marigold text-on-marigold',
  'bg-marigold-wash text-ink',
  'bg-peacock text-on-peacock',
  'bg-peacock-wash text-peacock',
  'bg-leaf-wash text-leaf',
  'bg-brick text-on-brick',
  'bg-brick-wash text-brick',
  'bg-blush text-on-marigold',
]

/** All UI components and design tokens in each theme. Available in development only. */
export default function GalleryPage() {
  const requested = new URLSearchParams(window.location.search).get('theme')
  const [theme, setTheme] = useState<Theme | null>(messages.themes.find(name => name === requested) ?? null)
  useTheme(theme)
  return (
    <div className="page-width grid gap-10 py-10">
      <div className="grid gap-4">
        <h1 className="text-4xl">{messages.title}</h1>
        <div className="flex flex-wrap gap-2">
          {messages.themes.map(name => (
            <Button
              key={name}
              size="sm"
              variant={name === theme ? 'primary' : 'secondary'}
              onClick={() => setTheme(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <GallerySection title={messages.colours}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {COLOURS.map(classes => (
            <li key={classes} className={`rounded-drawn-sm border-2 border-line p-3 text-sm ${classes}`}>
              {classes}
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title={messages.type}>
        <p className="font-display text-5xl font-bold">{messages.displaySample}</p>
        <p className="font-display text-3xl font-semibold">{messages.displaySample}</p>
        <p className="text-lg">{messages.textSample}</p>
        <p>{messages.textSample}</p>
        <p className="text-sm text-ink-soft">{messages.textSample}</p>
      </GallerySection>
      <GallerySection title={messages.art}>
        <div className="flex flex-wrap items-center gap-6">
          <LogoMark className="size-6" />
          <LogoMark className="size-16" />
          <SleepingMoon className="w-40" />
          <LittleStar className="size-8 text-marigold" />
          <BrushLine className="h-3 w-48 text-marigold" />
        </div>
        <div className="text-paper-deep">
          <WavyEdge />
          <div className="h-10 bg-paper-deep" />
        </div>
      </GallerySection>
      <GalleryComponents />
      <GalleryForms />
      <GalleryOverlays />
    </div>
  )
}
