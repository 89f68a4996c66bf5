import type { StoryWithPages } from '@kahani/contracts/stories'
import { choosePictureSchema, MAX_PICTURE_VERSIONS, type StoryChanges } from '@kahani/contracts/story-changes'
import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../../lib/error-message.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { choosePicture } from './api.ts'
import { PictureChangeForm } from './picture-change-form.tsx'
import { PictureFooter } from './picture-footer.tsx'
import { PictureVersions } from './picture-versions.tsx'
import { useBook } from './use-book.ts'
import { conflictOf } from './use-save-text.ts'

const { pictures: messages } = storyEditorMessages

interface PictureEditorProps {
  story: StoryWithPages
  changes: StoryChanges
  /** 0 is the cover. */
  pageNumber: number
  /** Shows the newest version first. */
  newest: boolean | undefined
}

/** Chooses among the versions of a picture, and asks for another one. */
export function PictureEditor({ story, changes, pageNumber, newest = false }: PictureEditorProps) {
  const picture = changes.pictures.find(each => each.pageNumber === pageNumber)
  const book = useBook(story.id)
  const { mutate, data, variables, error, isPending } = useMutation({
    mutationFn: (version: number) =>
      choosePicture(story.id, pageNumber, { version, replaces: picture?.chosen ?? version }),
    onSuccess: book.showPictures,
    onError: async () => {
      await book.refreshChanges()
      book.refreshPictures()
    },
  })
  if (!picture) return null
  const indexOf = (version: number | undefined) => picture.versions.findIndex(each => each.version === version)
  // An earlier cover gets its title first.
  const isShown = data?.pictures.some(each => each.pageNumber === pageNumber && each.chosen === variables)
  const conflict = conflictOf(error, choosePictureSchema.pick({ version: true }))
  return (
    <>
      <PictureVersions picture={picture} newest={newest} choosing={isPending ? variables : null} onChoose={mutate} />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isShown && messages.used(indexOf(variables) + 1)}
        {conflict && messages.changedElsewhere}
      </p>
      {error && !conflict && (
        <Alert variant="destructive" title={messages.useFailed}>
          {errorMessage(error)}
        </Alert>
      )}
      <NextPicture story={story} changes={changes} picture={picture} />
    </>
  )
}

interface NextPictureProps {
  story: StoryWithPages
  changes: StoryChanges
  picture: StoryChanges['pictures'][number]
}

/** The picture that is being painted, or how to get another one, or why there is none. */
function NextPicture({ story, changes, picture }: NextPictureProps) {
  const { redrawsLeft, redrawsPerStory, canDescribe } = changes
  const isFull = picture.versions.length >= MAX_PICTURE_VERSIONS
  if (!picture.pending && redrawsLeft > 0 && !isFull) {
    return (
      <>
        {picture.failure && <Alert title={messages.failed}>{messages.failedReason[picture.failure]}</Alert>}
        <PictureChangeForm story={story} changes={changes} picture={picture} />
      </>
    )
  }
  return (
    <>
      {picture.pending ? (
        <Pending
          title={picture.lettering ? messages.lettering : messages.pending}
          text={picture.lettering ? messages.letteringSoon : canDescribe ? messages.pendingLong : messages.pendingSoon}
        />
      ) : (
        redrawsPerStory > 0 && (
          <p>{redrawsLeft === 0 ? messages.allUsed(redrawsPerStory) : messages.full(MAX_PICTURE_VERSIONS)}</p>
        )
      )}
      <PictureFooter storyId={story.id} />
    </>
  )
}

function Pending({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="flex gap-3 rounded-drawn border-2 border-peacock bg-peacock-wash p-4">
      <Spinner className="mt-0.5 size-5 shrink-0 text-peacock" />
      <div className="grid gap-1">
        <p className="font-display text-lg leading-snug font-semibold">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
    </div>
  )
}
