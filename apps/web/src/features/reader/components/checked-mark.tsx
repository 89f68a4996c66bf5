import { bookCheckMessages as messages } from '@kahani/messages/en/book-checks'
import { ChevronDown, CircleCheck, Info } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'

interface CheckedMarkProps {
  passed: boolean
  /** What was checked. */
  children: ReactNode
}

/** A button that opens the results of checks, in a row of its parent that wraps. */
export function CheckedMark({ passed, children }: CheckedMarkProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const Icon = passed ? CircleCheck : Info
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-mx-3 h-11"
      >
        <Icon className={cn('size-5', passed ? 'text-leaf' : 'text-peacock')} aria-hidden="true" />
        {messages.mark}
        <ChevronDown className={cn('size-4 transition-transform', open && 'rotate-180')} aria-hidden="true" />
      </Button>
      <div id={id} hidden={!open} className="basis-full pt-1 text-sm">
        {children}
      </div>
    </>
  )
}
