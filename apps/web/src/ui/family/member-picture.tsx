import type { FamilyMember } from '@kahani/contracts/family'
import { useQuery } from '@tanstack/react-query'
import { cn } from '../../lib/class-names.ts'
import { lookPreviewQuery, previewOf } from '../../lib/look-previews.ts'

interface MemberPictureProps {
  member: FamilyMember
  /** A round picture of the face, or the whole preview. */
  crop: 'face' | 'none'
  className?: string
}

/** The face is in a circle in the upper right of the preview of a person; a pet fills its preview. */
const FACE = 'max-w-none w-[182%] -translate-x-[41.5%] -translate-y-[11.5%]'

/** How a saved member is drawn, beside the name. Without its preview, the first letter of the name. */
export function MemberPicture({ member, crop, className }: MemberPictureProps) {
  const { data: url } = useQuery(lookPreviewQuery(previewOf(member)))
  const isFace = crop === 'face'
  return (
    <span
      data-theme="day"
      aria-hidden="true"
      className={cn(
        'block shrink-0 overflow-hidden bg-leaf-of-book',
        isFace ? 'rounded-full' : 'rounded-drawn-sm',
        className,
      )}
    >
      {url ? (
        <img src={url} alt="" className={cn('block', isFace && member.kind !== 'pet' ? FACE : 'size-full')} />
      ) : (
        <span className="grid size-full place-items-center font-display font-semibold text-ink-soft">
          {[...member.name][0]}
        </span>
      )}
    </span>
  )
}
