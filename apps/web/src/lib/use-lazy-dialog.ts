import { type ComponentType, useState } from 'react'
import { toast } from './toast.ts'

/** A dialog whose code is loaded when it is first opened. `failure` is shown if that fails. */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  failure: { title: string; description: string },
) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const [open, setOpen] = useState(false)

  async function show(): Promise<void> {
    try {
      const loaded = await load()
      setDialog(() => loaded)
      setOpen(true)
    } catch {
      toast({ ...failure, variant: 'destructive' })
    }
  }
  return { Dialog, open, onOpenChange: setOpen, show: () => void show() }
}
