import type { Package } from '@kahani/contracts/shop'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { LittleStar } from '../../../ui/art/ornaments.tsx'
import ayaan from '../../../ui/art/sample-covers/ayaan.webp'
import diya from '../../../ui/art/sample-covers/diya.webp'
import kiaan from '../../../ui/art/sample-covers/kiaan.webp'
import navya from '../../../ui/art/sample-covers/navya.webp'
import { StoryPicture } from '../../../ui/story-picture.tsx'
import { latestCoversQuery } from '../api/covers.ts'

/**
 * What a package holds: picture books on a shelf, or printed booklets on a table. They have the covers of the family's latest
 * stories, or of samples; those of stories to come are plain. Decorative, and loaded when nothing else is.
 */
export function PackageBooks({ item: { stories, printedCopies } }: { item: Package }) {
  const covers = useLatestCovers()
  const Book = printedCopies > 0 ? Booklet : PictureBook
  return (
    <div
      aria-hidden="true"
      className={cn(
        '-mx-5 -mt-5 flex h-44 justify-center overflow-hidden rounded-t-[inherit] border-line bg-marigold-wash px-6 sm:-mx-6 sm:-mt-6 sm:h-52',
        printedCopies > 0 ? 'items-center border-b-2' : 'items-end border-b-8',
      )}
    >
      {Array.from({ length: stories }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in a row that does not change
        <Book key={i} index={i} count={stories} cover={covers[i]} />
      ))}
    </div>
  )
}

/** A path of a story's cover, or a file of a sample. */
type Cover = { path: string } | { src: string }

const SAMPLES: Cover[] = [navya, diya, ayaan, kiaan].map(src => ({ src }))

/** Samples for a family without covers; none until that is known. */
function useLatestCovers(): Cover[] {
  const [enabled, setEnabled] = useState(false)
  useEffect(() => whenIdle(() => setEnabled(true)), [])
  const { data, isError } = useQuery({ ...latestCoversQuery(), enabled })
  return isError || data?.length === 0 ? SAMPLES : (data ?? []).map(path => ({ path }))
}

interface BookProps {
  index: number
  count: number
  cover: Cover | undefined
}

/** The first book is in front of the others. */
const DEPTHS = ['z-5', 'z-4', 'z-3', 'z-2', 'z-1']

/** Cloth of books without a cover yet. */
const CLOTHS = ['bg-night', 'bg-[#0d5c66]', 'bg-[#a4402f]', 'bg-[#7a4a6d]', 'bg-[#2c6240]']
const clothOf = (index: number) => CLOTHS[index % CLOTHS.length]

/** A hardcover that stands on a shelf, turned a little: cover, spine, and the edges of its pages. */
function PictureBook({ index, count, cover }: BookProps) {
  return (
    <div
      className={cn(
        'relative perspective-[700px]',
        DEPTHS[index],
        count > 1 ? '-mr-17 w-27 shrink-0 last:mr-0 sm:-mr-20 sm:w-32 lg:-mr-18 lg:w-36' : 'w-37 sm:w-44',
      )}
    >
      <div className="relative aspect-square origin-bottom transform-3d rotate-y-[-22deg]">
        {/* Seen from the right: the pages between the boards. */}
        <div className="absolute top-[1.5%] right-0 bottom-[1%] w-3 origin-right rotate-y-90 bg-[repeating-linear-gradient(90deg,#fff8e6_0_1px,#dcc9a1_1px_2px)]" />
        <div
          className={cn(
            'absolute inset-0 overflow-hidden rounded-[3px_5px_5px_3px] shadow-[0_0_0_1px_rgb(20_12_4/0.25),6px_4px_14px_rgb(20_12_4/0.3)]',
            clothOf(index),
          )}
        >
          <CoverFace cover={cover} sizes="176px" />
          {/* The hinge beside the spine. */}
          <div className="absolute inset-y-0 left-0 w-[8%] bg-linear-to-r from-black/40 via-white/25 via-50% to-black/15" />
        </div>
      </div>
    </div>
  )
}

const PILE = ['z-3 -rotate-6', 'z-2 translate-y-1 rotate-2', 'z-1 rotate-9']

/** A softcover booklet that lies on a table. */
function Booklet({ index, count, cover }: BookProps) {
  return (
    <div
      className={cn(
        'relative',
        count > 1 ? '-mr-11 w-29 shrink-0 last:mr-0 sm:-mr-14 sm:w-36' : 'w-33 sm:w-40',
        PILE[index % PILE.length],
      )}
    >
      <div
        className={cn(
          'relative aspect-square overflow-hidden rounded-[1px_3px_3px_1px] shadow-[1px_1px_0_#fffaf0,2px_2px_0_#d9cbb0,3px_3px_0_#fffaf0,10px_14px_22px_rgb(20_12_4/0.38)]',
          clothOf(index + 1),
        )}
      >
        <CoverFace cover={cover} sizes="160px" />
        {/* The fold, with two staples. */}
        <div className="absolute inset-y-0 left-0 w-[5%] bg-linear-to-r from-black/30 to-transparent" />
        <div className="absolute top-[18%] left-px h-[7%] w-0.75 rounded-full bg-[#cfd3d8] shadow-[1px_0_1px_rgb(0_0_0/0.5)]" />
        <div className="absolute bottom-[18%] left-px h-[7%] w-0.75 rounded-full bg-[#cfd3d8] shadow-[1px_0_1px_rgb(0_0_0/0.5)]" />
      </div>
    </div>
  )
}

/** The picture of a cover; on a plain one, a star. */
function CoverFace({ cover, sizes }: { cover: Cover | undefined; sizes: string }) {
  const [shown, setShown] = useState(false)
  const image = {
    alt: '',
    loading: 'lazy',
    decoding: 'async',
    fetchPriority: 'low',
    onLoad: () => setShown(true),
    onError: () => setShown(false),
    className: cn(
      'absolute inset-0 size-full rounded-[inherit] object-cover transition-opacity duration-300',
      shown ? 'opacity-100' : 'opacity-0',
    ),
  } as const
  return (
    <>
      <LittleStar className="absolute inset-[30%] text-[#f2c66d]/80" />
      {cover &&
        ('path' in cover ? <StoryPicture {...image} {...cover} sizes={sizes} /> : <img {...image} {...cover} alt="" />)}
    </>
  )
}
