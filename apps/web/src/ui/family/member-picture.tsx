import type { FamilyMember } from '@kahani/contracts/family'
import { useQuery } from '@tanstack/react-query'
import { cn } from '../../lib/class-names.ts'
import { lookPreviewQuery, previewOf } from '../../lib/look-previews.ts'
import { FacePicture } from '../look/face-picture.tsx'

interface MemberPictureProps {
  member: FamilyMember
  /** A round picture of the face, or the whole preview. */
  crop: 'face' | 'none'
  className?: string
}

/** How a saved member is drawn, beside the name. Without its preview, the first letter of the name. */
export function MemberPicture({ member, crop, className }: MemberPictureProps) {
  const { data: url } = useQuery(lookPreviewQuery(previewOf(member)))
  const shape = crop === 'face' ? 'rounded-full' : 'rounded-drawn-sm'
  return (
    <span
      data-theme="day"
      aria-hidden="true"
      className={cn('block shrink-0 overflow-hidden bg-leaf-of-book', shape, className)}
    >
      {!url ? (
        <span className="grid size-full place-items-center font-display font-semibold text-ink-soft">
          {[...member.name][0]}
        </span>
      ) : crop === 'face' && member.kind !== 'pet' ? (
        <FacePicture url={url} className="size-full" />
      ) : (
        <img src={url} alt="" className="block size-full" />
      )}
    </span>
  )
}
