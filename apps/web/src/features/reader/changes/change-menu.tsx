import type { StoryWithPages } from '@kahani/contracts/stories'
import type { StoryChanges } from '@kahani/contracts/story-changes'
import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { ChevronRight, Image, type LucideIcon, NotebookPen, PencilLine } from 'lucide-react'
import { StoryPicture } from '../../../ui/story-picture.tsx'
import { COVER_PAGE_NUMBER } from '../model/illustrations.ts'

const { menu: messages } = storyEditorMessages

/** What is changed. */
export type Target =
  | { kind: 'page'; pageNumber: number }
  /** `newest`: shows the newest version first, instead of the one that is in the book. */
  | { kind: 'picture'; pageNumber: number; newest?: boolean }
  | { kind: 'details' }

interface ChangeMenuProps {
  story: StoryWithPages
  changes: StoryChanges
  pageNumber: number
  onChoose: (target: Target) => void
}

/** What can be changed: the open page and its picture, and the cover. */
export function ChangeMenu({ story, changes, pageNumber, onChoose }: ChangeMenuProps) {
  const { details, pictures, redrawsPerStory } = changes
  const pictureOf = (number: number) => pictures.find(picture => picture.pageNumber === number)
  const isOffered = (number: number) => redrawsPerStory > 0 || (pictureOf(number)?.versions.length ?? 0) > 1
  const pictureItem = (number: number, label: string, about: string) => {
    const picture = pictureOf(number)
    const imageUrl = picture?.versions.find(({ version }) => version === picture.chosen)?.imageUrl
    return (
      <MenuRow
        icon={Image}
        label={label}
        about={picture ? (stateOf(picture) ?? about) : messages.pictureMissing}
        picture={imageUrl}
        disabled={!picture}
        onClick={() => onChoose({ kind: 'picture', pageNumber: number })}
      />
    )
  }
  return (
    <ul className="grid gap-2.5">
      <MenuRow
        icon={PencilLine}
        label={messages.page}
        about={messages.pageAbout(pageNumber)}
        onClick={() => onChoose({ kind: 'page', pageNumber })}
      />
      {isOffered(pageNumber) && pictureItem(pageNumber, messages.picture, messages.pictureAbout(pageNumber))}
      <MenuRow
        icon={NotebookPen}
        label={messages.details}
        about={isolateRightToLeft(details.title)}
        onClick={() => onChoose({ kind: 'details' })}
      />
      {(pictureOf(COVER_PAGE_NUMBER) || story.coverUrl === null) &&
        isOffered(COVER_PAGE_NUMBER) &&
        pictureItem(COVER_PAGE_NUMBER, messages.cover, messages.coverAbout)}
    </ul>
  )
}

/** What happens to a picture. */
const stateOf = ({ pending, lettering }: StoryChanges['pictures'][number]) =>
  lettering ? messages.lettering : pending ? messages.painting : null

interface MenuRowProps {
  icon: LucideIcon
  label: string
  about: string
  /** Path of a picture that is shown instead of the icon. */
  picture?: string | undefined
  disabled?: boolean
  onClick: () => void
}

function MenuRow({ icon: Icon, label, about, picture, disabled = false, onClick }: MenuRowProps) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        onClick={onClick}
        className="flex min-h-17 w-full items-center gap-3.5 rounded-drawn border-2 border-line bg-card px-3 py-2 text-left transition-colors duration-150 enabled:hover:border-edge enabled:hover:bg-marigold-wash disabled:cursor-not-allowed disabled:border-dashed disabled:opacity-55"
      >
        {picture ? (
          <StoryPicture
            path={picture}
            alt=""
            sizes="3rem"
            className="size-12 shrink-0 rounded-drawn-sm border-2 border-line object-cover"
          />
        ) : (
          <span className="grid size-12 shrink-0 place-items-center rounded-drawn-sm bg-peacock-wash text-peacock">
            <Icon className="size-6" aria-hidden="true" />
          </span>
        )}
        <span className="grid min-w-0 grow">
          <span className="font-display leading-snug font-semibold sm:text-lg">{label}</span>
          <span className="truncate text-sm text-ink-soft">{about}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      </button>
    </li>
  )
}
