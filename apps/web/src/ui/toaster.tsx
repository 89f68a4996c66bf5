import { uiMessages } from '@kahani/messages/en/shell'
import { X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { cn } from '../lib/class-names.ts'
import { dismissToast, TOAST_DURATION_MS, TOAST_SWIPE_PX, toastStore } from '../lib/toast.ts'
import { buttonVariants } from './button.tsx'

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
      {/*
        Below 768 px, at the top of a page with a form, over the header: at the bottom it would cover a field. On a phone, also
        at the top over a dialog, whose buttons are at the bottom, and above the bar of a page.
      */}
      <Radix.Viewport
        ref={viewport}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) previous.current = relatedTarget
        }}
        hotkey={['F8']}
        label={`${uiMessages.notifications} ({hotkey})`}
        className="group fixed inset-x-0 bottom-0 z-60 p-4 max-md:in-[body:has([data-bottom-bar])]:bottom-14 max-md:in-[body:has(main_form)]:top-0 max-md:in-[body:has(main_form)]:bottom-auto max-sm:in-[body:has([role=dialog])]:top-0 max-sm:in-[body:has([role=dialog])]:bottom-auto pb-[max(1rem,env(safe-area-inset-bottom))] outline-none sm:left-auto sm:w-full md:max-w-[420px]"
      />
    </Radix.Provider>
  )
}
