import { cn } from '../../lib/class-names.ts'

/** The face of a person, in a circle: it is in the upper right of the preview of a look. @param url of that preview */
export const FacePicture = ({ url, className }: { url: string; className?: string }) => (
  <span className={cn('block shrink-0 overflow-hidden rounded-full bg-leaf-of-book', className)}>
    <img src={url} alt="" className="block w-[182%] max-w-none -translate-x-[41.5%] -translate-y-[11.5%]" />
  </span>
)
