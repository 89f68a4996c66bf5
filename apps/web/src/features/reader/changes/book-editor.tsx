import type { StoryWithPages } from '@kahani/contracts/stories'
import { storyEditorMessages as messages } from '@kahani/messages/en/story-editor'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { COVER_PAGE_NUMBER } from '../model/illustrations.ts'
import { changesQuery } from './api.ts'
import { ChangeMenu, type Target } from './change-menu.tsx'
import { DetailsEditor } from './details-editor.tsx'
import { PageEditor } from './page-editor.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { usePaintedPictures } from './use-painted-pictures.ts'

export interface BookEditorProps {
  story: StoryWithPages
  /** The page that is open in the reader. */
  pageNumber: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Changes the texts and pictures of a finished book. Stays mounted while it is closed, so that the family hears of a picture that
 * is painted meanwhile.
 */
export function BookEditor({ story, pageNumber, open, onOpenChange }: BookEditorProps) {
  const [target, setTarget] = useState<Target | null>(null)
  const [following, setFollowing] = useState(false)
  const {
    data: changes,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...changesQuery(story.id),
    enabled: open || following,
  })
  const shown = open && target?.kind === 'picture' ? target.pageNumber : null
  const painting = usePaintedPictures(story.id, changes, {
    shown,
    onSee: number => {
      setTarget({ kind: 'picture', pageNumber: number, newest: true })
      onOpenChange(true)
    },
  })
  if (painting !== following) setFollowing(painting)

  function changeOpen(next: boolean) {
    onOpenChange(next)
    if (!next) setTarget(null)
  }
  const editor = () => {
    if (!changes) return isError ? <LoadFailure retrying={isFetching} onRetry={() => void refetch()} /> : <Loading />
    const props = { story, changes, onClose: () => changeOpen(false) }
    switch (target?.kind) {
      case 'page':
        return <PageEditor {...props} pageNumber={target.pageNumber} />
      case 'details':
        return <DetailsEditor {...props} />
      case 'picture':
        return <PictureEditor story={story} changes={changes} pageNumber={target.pageNumber} newest={target.newest} />
      default:
        return <ChangeMenu story={story} changes={changes} pageNumber={pageNumber} onChoose={setTarget} />
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={titleOf(target)}
      size={target?.kind === 'picture' ? 'wide' : 'regular'}
    >
      {editor()}
    </Dialog>
  )
}

function titleOf(target: Target | null): string {
  if (!target) return messages.menu.title
  if (target.kind === 'details') return messages.details.title
  if (target.kind === 'page') return messages.page.title(target.pageNumber)
  return target.pageNumber === COVER_PAGE_NUMBER
    ? messages.pictures.coverTitle
    : messages.pictures.title(target.pageNumber)
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
      <span className="sr-only">{messages.loading}</span>
    </div>
  )
}

function LoadFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <>
      <Alert variant="destructive" title={navigator.onLine ? messages.loadFailed : messages.offline} />
      <Button variant="secondary" busy={retrying} onClick={onRetry} className="justify-self-start">
        {messages.tryAgain}
      </Button>
    </>
  )
}
