import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { Story } from '@kahani/contracts/stories'
import { isChild, type SavedChild } from '../../../lib/family.ts'
import type { StartedStory } from '../../../lib/started-story.ts'
import type { DraftStore } from './draft.ts'
import { type Members, startForm } from './saved-people.ts'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'
import { type Surprise, surprise } from './surprise.ts'

export interface Start {
  form: StoryForm
  /** Which of the answers are proposed and not the parent's. */
  proposed: Surprise
  origin: 'draft' | 'started' | 'new'
}

interface StartOptions {
  draft: DraftStore
  /** What a visitor has entered before there was an account. */
  started: StartedStory | null
  members: Members
  /** The saved child that the story is about from the start. */
  childId: string | null
  /** The newest stories of the account, newest first. */
  recent: readonly Story[]
}

/** The first values of the form: what was started before, else a proposal for a saved child, else nothing. */
export function startOf({ draft, started, members, childId, recent }: StartOptions): Start {
  const stored = draft.storedForm()
  if (started) {
    const known = members.filter(isChild).find(({ name }) => isSameName(name, started.characterName))
    const form = { ...(stored ?? EMPTY_FORM), childId: null, look: {}, characterGender: null, ...started }
    return { form: startForm(form, members, known?.id ?? null), proposed: {}, origin: 'started' }
  }
  if (stored) return { form: startForm(stored, members, childId), proposed: draft.surprise(), origin: 'draft' }
  return freshStart({ members, childId, recent })
}

/** What the form has without a draft. */
export function freshStart({ members, childId, recent }: Pick<StartOptions, 'members' | 'childId' | 'recent'>): Start {
  const form = startForm(EMPTY_FORM, members, childId ?? nextChild(members, recent)?.id ?? null)
  const proposed = form.childId === null ? {} : proposalFor(form, recent)
  return { form: { ...form, ...proposed }, proposed, origin: 'new' }
}

/** Ideas for a saved child that it has not had lately. It is nobody's choice who comes along. */
export function proposalFor(form: StoryForm, recent: readonly Story[], last: Surprise = {}): Surprise {
  const own = recent.filter(({ characterName }) => isSameName(characterName, form.characterName))
  const { characterType, theme, primaryValue } = surprise(form, last, { recent: own })
  return Object.fromEntries(
    Object.entries({ characterType, theme, primaryValue }).filter(([, answer]) => answer !== undefined),
  )
}

/** The saved child whose last story is the oldest. */
function nextChild(members: Members, recent: readonly Story[]): SavedChild | undefined {
  const age = ({ name }: SavedChild) => {
    const last = recent.findIndex(({ characterName }) => isSameName(characterName, name))
    return last < 0 ? recent.length : last
  }
  return members.filter(isChild).sort((a, b) => age(b) - age(a))[0]
}

const isSameName = (a: string, b: string) => canonicalize(a) === canonicalize(b)
