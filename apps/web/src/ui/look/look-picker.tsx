import type { LookPreview } from '@kahani/contracts/look-previews'
import type { Look } from '@kahani/contracts/looks'
import { lookMessages as messages } from '@kahani/messages/en/looks'
import type { ReactNode } from 'react'
import { cn } from '../../lib/class-names.ts'
import { Tab, TabList, TabPanel, Tabs } from '../tabs.tsx'
import { changeTraits } from './change-traits.ts'
import { AidsGroup, ClothesGroup, HairGroup, HeadGroup, SkinGroup } from './look-groups.tsx'
import { LookPicture } from './look-picture.tsx'

interface LookPickerProps {
  kind: 'child' | 'grown-up'
  look: Look
  onChange: (look: Look) => void
  preview: LookPreview
  name: string
  /** The top of the picture while the page scrolls, as a class: below what else is sticky. */
  top?: string
}

const GROUPS = { skin: SkinGroup, hair: HairGroup, head: HeadGroup, aids: AidsGroup, clothes: ClothesGroup }
const NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[]

/** Chooses how a person looks, beside a picture of it. */
export default function LookPicker({ kind, look, onChange, preview, name, top }: LookPickerProps) {
  return (
    <BesidePicture picture={<LookPicture look={preview} name={name} />} top={top}>
      <p className="text-sm text-ink-soft">{messages.hint}</p>
      <Tabs defaultValue={NAMES[0]} className="grid min-w-0">
        <TabList aria-label={messages.groupsLabel} className="max-sm:gap-0.5 max-sm:*:px-2">
          {NAMES.map(group => (
            <Tab key={group} value={group}>
              {messages.groups[group]}
            </Tab>
          ))}
        </TabList>
        {NAMES.map(group => {
          const Group = GROUPS[group]
          return (
            <TabPanel key={group} value={group} className="grid gap-5 pt-4">
              <Group look={look} change={changes => onChange(changeTraits(look, changes))} isChild={kind === 'child'} />
            </TabPanel>
          )
        })}
      </Tabs>
    </BesidePicture>
  )
}

interface BesidePictureProps {
  picture: ReactNode
  top?: string | undefined
  children: ReactNode
}

/** On a phone, the picture is above and stays in view. */
export function BesidePicture({ picture, top = 'top-0', children }: BesidePictureProps) {
  return (
    <div className="grid min-w-0 gap-4 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-6">
      <div className={cn('sticky z-20 self-start bg-card py-2', top)}>
        <div className="mx-auto w-44 sm:w-full">{picture}</div>
      </div>
      <div className="grid min-w-0 content-start gap-3">{children}</div>
    </div>
  )
}
