import * as Radix from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { cn } from '../lib/class-names.ts'

export const Tabs = Radix.Root

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      {...rest}
      className={cn('flex w-full gap-1 overflow-x-auto border-b-2 border-line [scrollbar-width:none]', className)}
    />
  )
}

// Radix focuses a pressed tab by script, which would show the focus ring as for keyboard navigation.
const NO_FOCUS_RING = { preventScroll: true, focusVisible: false }

export function Tab(props: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...props}
      onMouseDown={({ currentTarget }) => currentTarget.focus(NO_FOCUS_RING)}
      className="-mb-0.5 min-h-11 shrink-0 border-b-4 border-transparent px-3 font-display text-sm font-semibold sm:px-4 sm:text-base text-ink-soft enabled:hover:text-ink focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:opacity-70 data-[state=active]:border-marigold data-[state=active]:text-ink"
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={cn('pt-6', className)} />
}
