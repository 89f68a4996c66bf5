import type { CoverPreview } from '@kahani/contracts/cover-preview'
import { heroMessages } from '@kahani/messages/en/hero'
import { landingMessages } from '@kahani/messages/en/landing'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { WavyEdge } from '../../../ui/art/ornaments.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field, FieldError } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input, Select } from '../../../ui/input.tsx'
import { scrollTo } from '../scroll-to.ts'
import { coverError, drawCover, retryCover } from './draw-cover.ts'
import { DrawnCover } from './drawn-cover.tsx'

const messages = landingMessages.cover
type Age = CoverPreview['characterAge']
type Character = CoverPreview['characterType']
const { custom: _, ...CHARACTERS } = heroMessages.characters
const DEFAULT_AGE: Age = '4-6'
const RETRY_DELAY_MS = 2_000

/** A drawn cover for the name that a visitor types. */
export function CoverMaker() {
  const { user } = useSession()
  const [nameMissing, setNameMissing] = useState(false)
  const cover = useMutation({ mutationFn: drawCover, retry: retryCover, retryDelay: RETRY_DELAY_MS })
  const errors = cover.error ? coverError(cover.error) : {}
  const next = user ? paths.createStory() : paths.signUp(paths.createStory())
  const result = useRef<HTMLDivElement>(null)
  const { data: drawn } = cover
  useEffect(() => {
    if (!drawn) return
    scrollTo(result.current, 'nearest')
    return () => URL.revokeObjectURL(drawn.url)
  }, [drawn])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const characterName = String(values.get('name')).trim()
    setNameMissing(characterName === '')
    if (characterName === '') {
      ;(event.currentTarget.elements.namedItem('name') as HTMLInputElement).focus()
      return
    }
    const [characterAge, characterType] = [values.get('age') as Age, values.get('character') as Character]
    cover.mutate({ characterName, characterAge, characterType })
  }

  return (
    <section>
      <WavyEdge colour="text-night" />
      <div className="bg-night text-on-night">
        <div className="page-width grid items-center gap-8 py-8 sm:py-12 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16">
          <div className="grid gap-5">
            <h2 className="text-3xl sm:text-4xl lg:text-5xl">{messages.heading}</h2>
            <p className="max-w-prose text-lg">{messages.lead}</p>
            <Form
              onSubmit={submit}
              className="grid max-w-lg gap-4 rounded-drawn bg-card p-4 text-ink shadow-lift sm:p-6"
            >
              <Field label={messages.name} error={nameMissing ? messages.nameRequired : errors.field}>
                <Input name="name" autoComplete="off" autoCapitalize="words" onChange={() => setNameMissing(false)} />
              </Field>
              <div className="grid grid-cols-2 gap-3 sm:gap-4 md:max-lg:grid-cols-1">
                <Field label={messages.age}>
                  <Select name="age" defaultValue={DEFAULT_AGE}>
                    <Options labels={heroMessages.ages} />
                  </Select>
                </Field>
                <Field label={messages.character}>
                  <Select name="character">
                    <Options labels={CHARACTERS} />
                  </Select>
                </Field>
              </div>
              <Button type="submit" size="lg" busy={cover.isPending}>
                {cover.isPending ? messages.drawing : messages.draw}
              </Button>
              {!nameMissing && errors.form && <FieldError id="cover-error">{errors.form}</FieldError>}
            </Form>
          </div>
          <DrawnCover ref={result} cover={drawn} isDrawing={cover.isPending}>
            {drawn ? (
              <>
                <ButtonLink to={next} size="lg" onClick={drawn.keep}>
                  {messages.make}
                </ButtonLink>
                <p className="text-sm">{messages.note}</p>
              </>
            ) : (
              <p className="text-sm">
                {messages.example('Kabir', heroMessages.ages['4-6'], heroMessages.characters.pirate)}
              </p>
            )}
          </DrawnCover>
        </div>
      </div>
      <WavyEdge flip colour="text-night" />
    </section>
  )
}

const Options = ({ labels }: { labels: Record<string, string> }) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
