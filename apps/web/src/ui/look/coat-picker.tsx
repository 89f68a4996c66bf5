import type { LookPreview } from '@kahani/contracts/look-previews'
import type { Coat } from '@kahani/contracts/looks'
import { lookMessages } from '@kahani/messages/en/looks'
import { changeTraits, type TraitChanges } from './change-traits.ts'
import { Choice } from './choice.tsx'
import { COAT_SWATCHES } from './colours.ts'
import { BesidePicture } from './look-picker.tsx'
import { LookPicture } from './look-picture.tsx'

const { traits, colours, coatPatterns } = lookMessages

const COLOURS = Object.keys(COAT_SWATCHES) as (keyof typeof COAT_SWATCHES)[]
const LABELS = Object.fromEntries(COLOURS.map(colour => [colour, colours[colour]])) as Record<
  keyof typeof COAT_SWATCHES,
  string
>

interface CoatPickerProps {
  coat: Coat
  onChange: (coat: Coat) => void
  preview: LookPreview
  name: string
}

/** Chooses the coat of a pet, beside a picture of it. */
export function CoatPicker({ coat, onChange, preview, name }: CoatPickerProps) {
  const change = (changes: TraitChanges<Coat>) => onChange(changeTraits(coat, changes))
  const hasPattern = coat.pattern === 'patches' || coat.pattern === 'stripes'
  return (
    <BesidePicture picture={<LookPicture look={preview} name={name} />}>
      <Choice
        legend={traits.coatColour}
        labels={LABELS}
        colours={COAT_SWATCHES}
        value={coat.colour}
        onChange={colour => change({ colour })}
      />
      <Choice
        legend={traits.coatPattern}
        labels={coatPatterns}
        value={coat.pattern}
        onChange={pattern => change({ pattern, ...((!pattern || pattern === 'plain') && { secondColour: undefined }) })}
      />
      {hasPattern && (
        <Choice
          legend={traits.coatSecondColour}
          labels={LABELS}
          colours={COAT_SWATCHES}
          value={coat.secondColour}
          onChange={secondColour => change({ secondColour })}
        />
      )}
    </BesidePicture>
  )
}
