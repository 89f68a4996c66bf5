import { secondFactorMessages } from '@kahani/messages/en/second-factors'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonVariants } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'

const messages = secondFactorMessages.recovery

interface RecoveryCodesDialogProps {
  codes: string[]
  onClose: () => void
}

/** Shows recovery codes, which can't be shown again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [copied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Dialog open onOpenChange={onClose} title={messages.title} description={messages.description}>
      <ul className="grid gap-1 rounded-drawn-sm bg-marigold-wash p-4 font-mono text-sm select-all">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Copy className="size-4" aria-hidden="true" />
          {copied ? messages.copied : messages.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        >
          <Download className="size-4" aria-hidden="true" />
          {messages.download}
        </a>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{messages.done}</Button>
      </DialogActions>
    </Dialog>
  )
}
