import { uiMessages } from '@kahani/messages/en/shell'
import { X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { cn } from '../lib/class-names.ts'
import { dismissToast, TOAST_DURATION_MS, TOAST_SWIPE_PX, toastStore } from '../lib/toast.ts'
import { buttonVariants } from './button.tsx'
import { placeToast } from './toast-place.ts'

const VARIANTS = {
  default: 'border-edge bg-card text-ink',
  destructive: 'border-brick bg-brick-wash text-ink',
}

/** Renders the current toast. Mounted once. */
export default function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const viewport = useRef<HTMLOListElement>(null)
  /** What had the focus before F8. */
  const previous = useRef<Element | null>(null)
  useEffect(() => {
    if (toast || !viewport.current?.contains(document.activeElement)) return
    if (previous.current instanceof HTMLElement) previous.current.focus({ preventScroll: true })
  }, [toast])
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX}>
      {toast && (
        <Radix.Root
          key={toast.id}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={open => !open && dismissToast(toast.id)}
          className={cn(
            'outline-offset-2 outline-peacock group-focus-visible:outline-3 relative flex items-start gap-3 rounded-drawn border-2 py-3.5 pr-13 pl-5 shadow-lift animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            VARIANTS[toast.variant ?? 'default'],
          )}
        >
          <FreePlace viewport={viewport} />
          <div className="grid min-w-0 grow gap-0.5">
            <Radix.Title className="font-display text-lg font-semibold leading-snug">{toast.title}</Radix.Title>
            {toast.description && <Radix.Description className="text-sm">{toast.description}</Radix.Description>}
            {toast.action && (
              <Radix.Action
                altText={toast.action.label}
                onClick={toast.action.onSelect}
                className={cn(buttonVariants({ variant: 'secondary', size: 'sm' }), 'mt-2 justify-self-start')}
              >
                {toast.action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close
            aria-label={uiMessages.close}
            className="absolute top-1.5 right-1.5 grid size-10 place-items-center rounded-full text-ink-soft hover:text-ink"
          >
            <X className="size-5" aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        ref={viewport}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) previous.current = relatedTarget
        }}
        hotkey={['F8']}
        label={`${uiMessages.notifications} ({hotkey})`}
        className="group pointer-events-none fixed inset-x-0 bottom-0 z-60 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none *:pointer-events-auto sm:left-auto sm:max-w-[420px] sm:min-w-72"
      />
    </Radix.Provider>
  )
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button]'

/** What can be used at the moment: in a dialog, or else on the page. */
function controls(viewport: HTMLElement): DOMRect[] {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')
  return Array.from((dialogs.item(dialogs.length - 1) ?? document).querySelectorAll(CONTROLS))
    .filter(control => !viewport.contains(control))
    .map(control => control.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight)
}

/**
 * Moves the viewport to where its toast, which has this child, covers no control. It moves again when the page changes, but not
 * while the toast is used.
 */
function FreePlace({ viewport }: { viewport: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const { current } = viewport
    if (!current) return
    const place = () => {
      const toast = current.firstElementChild?.getBoundingClientRect()
      if (!toast || current.matches(':active, :focus-within')) return
      // The keyboard of a phone covers the lower part of the window.
      const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
      const { paddingTop, paddingBottom } = getComputedStyle(current)
      const below = Number.parseFloat(paddingBottom) || 0
      const space = { top: offsetTop + (Number.parseFloat(paddingTop) || 0), bottom: offsetTop + height - below }
      const top = placeToast(toast, controls(current), space)
      current.style.bottom = `${window.innerHeight - below - top - toast.height}px`
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    // Also when a page or a dialog opens.
    document.addEventListener('focusin', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', place)
      window.visualViewport?.removeEventListener('resize', place)
      current.style.bottom = ''
    }
  }, [viewport])
  return null
}
