import type { Region } from '@kahani/contracts/region'
import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { StoryPicture } from '../../../ui/story-picture.tsx'
import { AXES, MIN_SIZE, moved, PLACES, type Point, placeOf, regionBetween, regionOfPlace, sized } from './region.ts'

const { pictures: messages } = storyEditorMessages

interface RegionPickerProps {
  /** Path of the picture. */
  picture: string
  region: Region | undefined
  onChange: (region: Region | undefined) => void
}

/** Marks a place on a picture: by drawing around it, or by choosing one of nine places, which can be moved and sized. */
export function RegionPicker({ picture, region, onChange }: RegionPickerProps) {
  const name = useId()
  const [start, setStart] = useState<Point | null>(null)
  const places = useRef<HTMLFieldSetElement>(null)
  const draw = (event: PointerEvent) => start && onChange(regionBetween(start, pointOf(event)))
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,20rem)_1fr] sm:gap-5">
      <div
        // The places and sliders are for those who have no pointer.
        aria-hidden="true"
        // The finger draws instead of scrolling.
        className="relative aspect-square w-full cursor-crosshair touch-none overflow-clip rounded-drawn border-2 border-line select-none"
        onPointerDown={event => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          const point = pointOf(event)
          setStart(point)
          onChange(regionBetween(point, point))
        }}
        onPointerMove={draw}
        onPointerUp={() => setStart(null)}
        onPointerCancel={() => setStart(null)}
      >
        <StoryPicture path={picture} alt="" sizes="20rem" draggable={false} className="size-full object-cover" />
        {region && <Mark region={region} />}
      </div>
      {/* On a phone, whoever tabs through these sees the picture above them. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 gap-y-3 max-sm:**:scroll-mt-96">
        <p className="col-span-2 text-sm text-ink-soft">{messages.markHint}</p>
        <div className="grid content-start justify-items-start gap-3">
          <fieldset ref={places}>
            <legend className="sr-only">{messages.places}</legend>
            <div className="grid w-fit grid-cols-3 gap-1">
              {PLACES.map(place => (
                <input
                  key={place}
                  type="radio"
                  name={name}
                  aria-label={messages.place[place]}
                  title={messages.place[place]}
                  checked={placeOf(region) === place}
                  onChange={() => onChange(regionOfPlace(place))}
                  className="size-11 cursor-pointer appearance-none rounded-drawn-sm border-2 border-edge bg-card checked:border-peacock checked:bg-peacock hover:not-checked:bg-marigold-wash"
                />
              ))}
            </div>
          </fieldset>
          <p role="status" className="min-h-lh text-sm">
            {region && messages.marked}
          </p>
          <Button
            variant="secondary"
            size="sm"
            className={cn('min-h-11', !region && 'invisible')}
            onClick={() => {
              onChange(undefined)
              // The button disappears.
              places.current?.querySelector('input')?.focus()
            }}
          >
            {messages.removeMark}
          </Button>
        </div>
        {region && <Adjustments region={region} onChange={onChange} />}
      </div>
    </div>
  )
}

interface AdjustmentsProps {
  region: Region
  onChange: (region: Region) => void
}

function Adjustments({ region, onChange }: AdjustmentsProps) {
  return (
    <fieldset className="grid min-w-0 content-start">
      <legend className="sr-only">{messages.adjust}</legend>
      {AXES.map(axis => (
        <Slider
          key={axis.start}
          label={messages.adjustments[axis.start]}
          share={region[axis.start]}
          max={1 - region[axis.size]}
          onChange={share => onChange(moved(region, axis, share))}
        />
      ))}
      {AXES.map(axis => (
        <Slider
          key={axis.size}
          label={messages.adjustments[axis.size]}
          share={region[axis.size]}
          min={MIN_SIZE}
          onChange={share => onChange(sized(region, axis, share))}
        />
      ))}
    </fieldset>
  )
}

interface SliderProps {
  label: string
  /** Of the width or height of the picture. */
  share: number
  min?: number
  max?: number
  onChange: (share: number) => void
}

/** Steps of one percent with the arrow keys, and of ten with Page Up and Page Down. */
function Slider({ label, share, min = 0, max = 1, onChange }: SliderProps) {
  const percent = Math.round(share * 100)
  return (
    <label className="grid text-sm text-ink-soft">
      {label}
      <input
        type="range"
        min={Math.round(min * 100)}
        max={Math.round(max * 100)}
        value={percent}
        aria-valuetext={messages.share(percent)}
        onChange={event => onChange(Number(event.target.value) / 100)}
        className="h-9 w-full min-w-0 cursor-pointer accent-peacock"
      />
    </label>
  )
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const share = (offset: number, size: number) => Math.min(Math.max(size > 0 ? offset / size : 0, 0), 1)
  return { x: share(clientX - left, width), y: share(clientY - top, height) }
}

const percent = (share: number) => `${share * 100}%`

function Mark({ region: { x, y, width, height } }: { region: Region }) {
  return (
    <span
      aria-hidden="true"
      style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
      // Seen on every picture.
      className="pointer-events-none absolute rounded-[50%] border-4 border-marigold shadow-[0_0_0_2px_rgb(0_0_0/0.7),inset_0_0_0_2px_rgb(0_0_0/0.7)]"
    />
  )
}
