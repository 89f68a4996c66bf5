import type { Look } from '@kahani/contracts/looks'
import { lookPictureMessages as messages } from '@kahani/messages/en/look-picture'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { cn } from '../../lib/class-names.ts'
import { lookPreviewQuery } from '../../lib/look-previews.ts'
import { useFirstView } from '../../lib/use-first-view.ts'
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts'
import type LookPicker from './look-picker.tsx'

const loadPicker = async () => (await import('./look-picker.tsx')).default

interface LookDisclosureProps extends ComponentProps<typeof LookPicker> {
  startsOpen?: boolean
  /** The element that opens the choices, for links to it. */
  buttonId?: string
}

/** The choice of a look, which is optional: it is closed at first, and its code and the first preview are loaded when it comes into view. */
export function LookDisclosure({ startsOpen = false, buttonId, ...picker }: LookDisclosureProps) {
  const { Dialog: Picker, open, onOpenChange, show } = useLazyDialog(loadPicker, messages.openFailed)
  const queryClient = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  // The first preview takes a second where none was drawn lately.
  const warmUp = () => {
    if (open) return
    void loadPicker().catch(() => undefined)
    void queryClient.prefetchQuery(lookPreviewQuery(picker.preview))
  }
  useFirstView(button, warmUp)
  const opened = useRef(false)
  useEffect(() => {
    if (startsOpen && !opened.current) show()
    opened.current = true
  }, [startsOpen, show])
  return (
    <div className="grid min-w-0 gap-3 rounded-drawn border-2 border-line bg-card p-3 sm:p-4">
      <h3 className="text-base">
        <button
          ref={button}
          type="button"
          id={buttonId}
          aria-expanded={open}
          aria-controls={id}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => (open ? onOpenChange(false) : show())}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-drawn-sm text-left font-semibold"
        >
          <span>
            {messages.heading(picker.name)}
            {!open && <ChosenTraits look={picker.look} />}
          </span>
          <ChevronDown
            className={cn('size-6 shrink-0 transition-transform duration-150', open && 'rotate-180')}
            aria-hidden="true"
          />
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {Picker && open && <Picker {...picker} />}
      </div>
    </div>
  )
}

/** How many choices there are, while they are not seen. */
function ChosenTraits({ look }: { look: Look }) {
  const count = Object.keys(look).length
  if (count === 0) return null
  return <span className="block text-sm font-normal text-ink-soft">{messages.chosen(count)}</span>
}
