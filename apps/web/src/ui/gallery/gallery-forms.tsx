import { Badge } from '../badge.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Field, FieldSet } from '../field.tsx'
import { Input, Select, Textarea } from '../input.tsx'
import { PasswordInput } from '../password-input.tsx'
import { RadioCard, RadioCards } from '../radio-cards.tsx'
import { galleryMessages as messages } from './gallery-messages.ts'
import { GallerySection } from './gallery-section.tsx'

export function GalleryForms() {
  return (
    <GallerySection title={messages.forms}>
      <form className="grid gap-6 sm:grid-cols-2">
        <Field label="Child's name" hint="As it should appear in the book" required>
          <Input placeholder="Mira" />
        </Field>
        <Field label="Email" error="Please enter a valid email address">
          <Input type="email" defaultValue="mira@" />
        </Field>
        <Field label="Password">
          <PasswordInput defaultValue="moonlight" />
        </Field>
        <Field label="Age">
          <Select defaultValue="4-6">
            <option value="4-6">4-6 years</option>
            <option value="7-9">7-9 years</option>
          </Select>
        </Field>
        <Field label="Anything special?" className="sm:col-span-2">
          <Textarea placeholder="Her kite is called Patang" />
        </Field>
        <FieldSet legend="Character" error="Please tell us who the character is" className="sm:col-span-2">
          <RadioCards>
            <RadioCard name="character" value="myself" label="Myself" description="Just as they are" defaultChecked />
            <RadioCard name="character" value="pirate" label="Pirate" description="The kind sort" />
            <RadioCard name="character" value="custom" label="Someone else" />
            <RadioCard
              name="character"
              value="robot"
              label="Robot"
              disabled
              mark={<Badge variant="quiet">Coming Soon</Badge>}
            />
          </RadioCards>
        </FieldSet>
        <Checkbox label="Send me a copy" description="To the address above" defaultChecked />
        <Checkbox label="Not now" disabled />
      </form>
    </GallerySection>
  )
}
