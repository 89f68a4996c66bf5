import * as Radix from 'radix-ui/dropdown-menu'
import { type ComponentProps, useState } from 'react'

/** A drop-down menu with one `MenuTrigger` and one `MenuContent`. */
export const Menu = Radix.Root
export const MenuTrigger = Radix.Trigger

/** Rendered at the end of the landmark that it belongs to, so that screen readers find it there. */
export function MenuContent(props: ComponentProps<typeof Radix.Content>) {
  const [marker, setMarker] = useState<HTMLElement | null>(null)
  return (
    <>
      <span ref={setMarker} hidden />
      <Radix.Portal container={marker?.closest<HTMLElement>('header, main') ?? null}>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          {...props}
          className="z-50 min-w-56 rounded-drawn-sm border-2 border-line bg-card p-1.5 text-ink shadow-lift data-[state=open]:animate-fade"
        />
      </Radix.Portal>
    </>
  )
}

/** A menu item. `asChild` renders its child, such as a `Link`, as the item. */
export function MenuItem(props: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      {...props}
      className="flex min-h-11 items-center gap-3 rounded-sm px-3 outline-none data-disabled:opacity-55 data-highlighted:bg-marigold-wash [&_svg]:size-5 [&_svg]:text-ink-soft"
    />
  )
}

export function MenuLabel(props: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...props} className="px-3 py-2 text-sm text-ink-soft" />
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-2 my-1.5 border-t border-line" />
}
