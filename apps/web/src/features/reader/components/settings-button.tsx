import { readerMessages } from '@kahani/messages/en/reader'
import { Settings2 } from 'lucide-react'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import type { ReadingSettingsProps } from './reading-settings.tsx'

const { tools, settings: messages } = readerMessages

const loadDialog = async () => (await import('./reading-settings.tsx')).ReadingSettings

/** The dialog of the reading settings, which is loaded on demand. */
export const useSettingsDialog = () => useLazyDialog<ReadingSettingsProps>(loadDialog, messages.openFailed)

interface SettingsButtonProps extends Omit<ReadingSettingsProps, 'open' | 'onOpenChange'> {
  dialog: ReturnType<typeof useSettingsDialog>
}

export function SettingsButton({ dialog, ...props }: SettingsButtonProps) {
  const { Dialog, open, onOpenChange, show } = dialog
  const { minutesLeft } = props.timer

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={tools.settings}
        aria-description={minutesLeft === null ? undefined : tools.sleepsIn(minutesLeft)}
        title={tools.settings}
        onClick={show}
        className="h-11 min-w-11 gap-1 px-2"
      >
        <Settings2 className="size-5.5" aria-hidden="true" />
        {minutesLeft !== null && <span className="tabular-nums">{tools.minutesLeft(minutesLeft)}</span>}
      </Button>
      {Dialog && <Dialog {...props} open={open} onOpenChange={onOpenChange} />}
    </>
  )
}
