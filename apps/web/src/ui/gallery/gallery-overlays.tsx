import { useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { AlertDialog } from '../alert-dialog.tsx'
import { Button } from '../button.tsx'
import { Dialog, DialogActions, DialogClose } from '../dialog.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../menu.tsx'
import { galleryMessages as messages } from './gallery-messages.ts'
import { GallerySection } from './gallery-section.tsx'

export function GalleryOverlays() {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('This is what a page that fails looks like')
  return (
    <GallerySection title={messages.overlays}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => toast({ title: 'Story created!', description: 'It is being illustrated now.' })}>
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Failed to generate story',
              description: 'Something went wrong. Please try again.',
              variant: 'destructive',
              action: { label: 'Try again', onSelect: () => toast({ title: 'Tried again' }) },
            })
          }
        >
          Destructive toast
        </Button>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Alert dialog
        </Button>
        <Menu>
          <MenuTrigger asChild>
            <Button variant="secondary">Menu</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem>Create Story</MenuItem>
            <MenuItem disabled>My Stories</MenuItem>
            <MenuSeparator />
            <MenuItem>Sign Out</MenuItem>
          </MenuContent>
        </Menu>
        <Button variant="destructive" onClick={() => setBroken(true)}>
          Application error
        </Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Order printed copy"
        description="It arrives in 5-7 business days."
      >
        <Field label="Name">
          <Input />
        </Field>
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button onClick={() => setOpen(false)}>Order</Button>
        </DialogActions>
      </Dialog>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this story?"
        description="It can't be brought back."
        cancel="Keep it"
        confirm="Delete"
        destructive
        onConfirm={() => setAsking(false)}
      />
    </GallerySection>
  )
}
