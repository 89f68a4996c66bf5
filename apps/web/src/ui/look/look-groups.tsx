import { CLOTH_DYES, CLOTHES_OF_CHILDREN, CLOTHES_OF_GROWN_UPS, type Look, SKIN_TONES } from '@kahani/contracts/looks'
import { lookMessages as messages } from '@kahani/messages/en/looks'
import type { TraitChanges } from './change-traits.ts'
import { Choice, Toggle, Toggles } from './choice.tsx'
import { HAIR_SWATCHES, SKIN_SWATCHES } from './colours.ts'

const { traits } = messages

interface GroupProps {
  look: Look
  change: (changes: TraitChanges<Look>) => void
  isChild: boolean
}

const SKIN_LABELS: Record<string, string> = Object.fromEntries(
  SKIN_TONES.map((_, index) => [index + 1, messages.skinTone(index + 1, SKIN_TONES.length)]),
)
const CLOTH_LABELS = pick(messages.colours, Object.keys(CLOTH_DYES) as (keyof typeof CLOTH_DYES)[])
const { none: _none, ...HEADWEAR_LABELS } = messages.headwear

/** The labels of some options. */
function pick<T extends string>(labels: Readonly<Record<T, string>>, options: readonly T[]): Record<T, string> {
  return Object.fromEntries(options.map(option => [option, labels[option]])) as Record<T, string>
}

export function SkinGroup({ look, change, isChild }: GroupProps) {
  return (
    <>
      <Choice
        legend={traits.skin}
        labels={SKIN_LABELS}
        colours={SKIN_SWATCHES}
        value={look.skin === undefined ? undefined : String(look.skin)}
        onChange={skin => change({ skin: skin === undefined ? undefined : Number(skin) })}
      />
      <Choice
        legend={traits.freckles}
        labels={messages.freckles}
        value={look.freckles === undefined ? undefined : look.freckles ? 'with' : 'without'}
        onChange={freckles => change({ freckles: freckles && freckles === 'with' })}
      />
      {!isChild && (
        <Choice
          legend={traits.grownUpAge}
          labels={messages.grownUpAges}
          value={look.grownUpAge}
          onChange={grownUpAge => change({ grownUpAge })}
        />
      )}
    </>
  )
}

export function HairGroup({ look, change, isChild }: GroupProps) {
  const hasHair = look.hairStyle !== 'bald'
  return (
    <>
      <Choice
        legend={traits.hairStyle}
        labels={messages.hairStyles}
        value={look.hairStyle}
        onChange={hairStyle =>
          change({ hairStyle, ...(hairStyle === 'bald' && { hairLength: undefined, hairColour: undefined }) })
        }
      />
      {hasHair && (
        <>
          <Choice
            legend={traits.hairColour}
            labels={messages.hairColours}
            colours={HAIR_SWATCHES}
            value={look.hairColour}
            onChange={hairColour => change({ hairColour })}
          />
          <Choice
            legend={traits.hairLength}
            labels={messages.hairLengths}
            value={look.hairLength}
            onChange={hairLength => change({ hairLength })}
          />
        </>
      )}
      {!isChild && (
        <Choice
          legend={traits.beard}
          labels={messages.beards}
          value={look.beard}
          onChange={beard => change({ beard })}
        />
      )}
    </>
  )
}

export function HeadGroup({ look, change, isChild }: GroupProps) {
  const headwear = look.headwear === 'none' ? undefined : look.headwear
  return (
    <>
      <Choice
        legend={traits.headwear}
        labels={HEADWEAR_LABELS}
        unset={messages.nothing}
        value={headwear}
        onChange={headwear => change({ headwear, ...(!headwear && { headwearColour: undefined }) })}
      />
      {headwear && (
        <Choice
          legend={traits.headwearColour}
          labels={CLOTH_LABELS}
          colours={CLOTH_DYES}
          value={look.headwearColour}
          onChange={headwearColour => change({ headwearColour })}
        />
      )}
      {!isChild && (
        <Choice
          legend={traits.foreheadMark}
          labels={messages.foreheadMarks}
          unset={messages.none}
          value={look.foreheadMark}
          onChange={foreheadMark => change({ foreheadMark })}
        />
      )}
    </>
  )
}

export function AidsGroup({ look, change }: GroupProps) {
  return (
    <>
      <Toggles legend={traits.seeingAndHearing}>
        <Toggle
          label={messages.glasses}
          checked={look.glasses === true}
          onChange={glasses => change({ glasses: glasses || undefined })}
        />
        <Toggle
          label={messages.hearingAid}
          checked={look.hearingAid === true}
          onChange={hearingAid => change({ hearingAid: hearingAid || undefined })}
        />
      </Toggles>
      <Choice
        legend={traits.mobilityAid}
        labels={messages.mobilityAids}
        unset={messages.none}
        value={look.mobilityAid}
        onChange={mobilityAid => change({ mobilityAid })}
      />
      <Choice
        legend={traits.limbDifference}
        labels={messages.limbDifferences}
        unset={messages.none}
        value={look.limbDifference}
        onChange={limbDifference => change({ limbDifference })}
      />
    </>
  )
}

const CLOTHES = {
  child: pick(messages.clothes, CLOTHES_OF_CHILDREN),
  grownUp: pick(messages.clothes, CLOTHES_OF_GROWN_UPS),
}

export function ClothesGroup({ look, change, isChild }: GroupProps) {
  return (
    <>
      <Choice
        legend={traits.clothes}
        hint={isChild ? messages.clothesHint : undefined}
        labels={isChild ? CLOTHES.child : CLOTHES.grownUp}
        value={look.clothes}
        onChange={clothes => change({ clothes })}
      />
      <Choice
        legend={traits.favouriteColour}
        labels={CLOTH_LABELS}
        colours={CLOTH_DYES}
        value={look.favouriteColour}
        onChange={favouriteColour => change({ favouriteColour })}
      />
    </>
  )
}
