import type { IllustrationStyle } from '@kahani/contracts/options'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldSet } from '../../../ui/field.tsx'
import { StylePicture } from '../art/pictures.tsx'
import type { StoryForm } from '../model/story-form.ts'
import { ImageOption } from './image-option.tsx'
import { OptionRow } from './option-row.tsx'

const messages = createStoryMessages.pictures
const PER_PAGE = 6

interface StyleGalleryProps {
  styles: readonly IllustrationStyle[]
  /** Those that can be chosen. */
  available: readonly IllustrationStyle[]
}

/** The illustration styles, in pages of six. */
export function StyleGallery({ styles, available }: StyleGalleryProps) {
  const { register, control } = useFormContext<StoryForm>()
  const style = useWatch({ control, name: 'illustrationStyle' })
  const [page, setPage] = useState(0)
  const pages = Math.ceil(styles.length / PER_PAGE)
  const turn = (by: 1 | -1) => setPage((page + by + pages) % pages)
  return (
    <FieldSet legend={messages.style}>
      <OptionRow
        chosen={style}
        className="flex gap-2.5 max-sm:*:w-[36vw] sm:grid sm:grid-cols-3 sm:gap-3 xl:grid-cols-6"
      >
        {styles.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map(style => {
          const isAvailable = available.includes(style)
          return (
            <ImageOption
              key={style}
              {...register('illustrationStyle')}
              value={style}
              label={createStoryMessages.styles[style]}
              art={<StylePicture style={style} />}
              disabled={!isAvailable}
              mark={isAvailable ? undefined : <Badge variant="onPicture">{createStoryMessages.comingSoon}</Badge>}
            />
          )
        })}
      </OptionRow>
      {pages > 1 && (
        <div className="flex items-center justify-center gap-4">
          <Button variant="secondary" size="icon" aria-label={messages.previousStyles} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </Button>
          <p aria-live="polite">{messages.stylePage(page + 1, pages)}</p>
          <Button variant="secondary" size="icon" aria-label={messages.nextStyles} onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      )}
    </FieldSet>
  )
}
