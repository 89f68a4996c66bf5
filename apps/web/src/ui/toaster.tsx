import { uiMessages } from '@kahani/messages/en/shell'
import { X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { useSyncExternalStore } from 'react'
import { cn } from '../lib/class-names.ts'
import { dismissToast, TOAST_DURATION_MS, TOAST_SWIPE_PX, toastStore } from '../lib/toast.ts'
import { buttonVariants } from './button.tsx'

const VARIANTS = {
  default: 'border-edge bg-card text-ink',
  destructive: 'border-brick bg-brick-wash text-ink',
}

/** Renders the current toast. Mounted once. */
export default function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX}>
      {toast && (
        <Radix.Root
          key={toast.id}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={open => !open && dismissToast(toast.id)}
          className={cn(
            'relative flex items-start gap-3 rounded-drawn border-2 py-3.5 pr-13 pl-5 shadow-lift animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
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
      <Radix.Viewport
        hotkey={['F8']}
        label={`${uiMessages.notifications} ({hotkey})`}
        className="fixed inset-x-0 bottom-0 z-60 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none sm:left-auto sm:w-full md:max-w-[420px]"
      />
    </Radix.Provider>
  )
}
