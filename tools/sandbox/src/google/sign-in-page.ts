import { PRODUCT_NAME } from '@kahani/messages/product'
import { type Html, html } from '@kahani/service-kit/html'
import type { Layout } from '../layout.ts'
import { FAULTS, type Fault } from './faults.ts'
import type { Person } from './people.ts'

const STYLE = html`<style>
  main { max-width: 26rem; }
  .card { background: #fff; border: 1px solid #e6e0d6; border-radius: 1rem; padding: 1.5rem; }
  .notice { margin: 0 0 0.5rem; padding: 0.5rem 0.75rem; border-radius: 0.5rem; background: #fff3cd; color: #5c4400; }
  h1 { margin: 1rem 0 0; font-size: 1.5rem; }
  h2 { margin: 1.5rem 0 0.5rem; font-size: 1rem; }
  .lead { margin: 0 0 1rem; color: #5f5873; }
  form { flex-direction: column; }
  button { min-height: 2.75rem; border: 1px solid #b9b0cc; border-radius: 0.75rem; background: #fff; color: inherit; cursor: pointer; }
  button:hover { background: #f4f0fb; }
  .primary { background: #5a3ea6; border-color: #5a3ea6; color: #fff; }
  .primary:hover { background: #4b3389; }
  .person { display: flex; align-items: center; gap: 0.75rem; padding: 0.5rem 0.75rem; text-align: left; }
  .person span { min-width: 0; overflow-wrap: anywhere; }
  .person small { display: block; color: #5f5873; }
  .initial { flex: none; width: 2.25rem; line-height: 2.25rem; border-radius: 50%; background: #5a3ea6; color: #fff; text-align: center; }
  label { display: grid; gap: 0.25rem; }
  label.choice { display: flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; }
  input { width: 100%; min-height: 2.75rem; box-sizing: border-box; border: 1px solid #b9b0cc; border-radius: 0.5rem; }
  input[type="checkbox"] { flex: none; width: 1.25rem; min-height: 1.25rem; }
  .cancel { margin-top: 0.5rem; }
  summary { margin-top: 0.5rem; padding: 0.5rem 0; cursor: pointer; }
  ul { margin: 0; padding: 0; list-style: none; }
  li a { display: block; padding: 0.5rem 0; }
</style>`

const graphemes = new Intl.Segmenter()
const initialOf = (name: string) => [...graphemes.segment(name)][0]?.segment ?? ''

const choice = ({
  sub,
  name,
  email,
  emailVerified,
}: Person) => html`<button class="person" name="person" value="${sub}">
<span class="initial" aria-hidden="true">${initialOf(name)}</span>
<span>${name}<small>${email}${emailVerified ? '' : ' (not verified)'}</small></span>
</button>`

/** What was entered for a new person, and why it was rejected. */
export interface Rejected {
  name: string
  email: string
  reason: string
}

const newPersonForm = ({ name, email, reason }: Rejected) => html`<form method="post">
${reason ? html`<p role="alert">${reason}</p>` : ''}
<label>Name <input name="name" value="${name}" maxlength="100" autocomplete="off" required></label>
<label>Email address <input type="email" name="email" value="${email}" maxlength="254" autocomplete="off" required></label>
<label class="choice"><input type="checkbox" name="verified" checked> Google has verified the address</label>
<button class="primary">Continue</button>
</form>`

const card = (layout: Layout, title: string, content: Html) =>
  layout(
    null,
    title,
    html`<div class="card">
<p class="notice"><strong>This is not Google.</strong> The sandbox replaces it. Nothing is sent to Google.</p>
${content}
</div>`,
    STYLE,
  )

export interface SignInPage {
  people: readonly Person[]
  fault: Fault | undefined
  /** The address of the page with another fault, or without one. */
  faultUrl: (fault?: Fault) => string
  rejected: Rejected | undefined
  /** Whether the product asks to send emails from the account. */
  sendsEmail: boolean
}

/** Asks who signs in: one of the people, or somebody new. */
export function signInPage(layout: Layout, { people, fault, faultUrl, rejected, sendsEmail }: SignInPage) {
  const faults = Object.keys(FAULTS) as Fault[]
  return card(
    layout,
    'Sign in (sandbox)',
    html`${fault ? html`<p class="notice" role="status">${FAULTS[fault]}. <a href="${faultUrl()}">Undo</a></p>` : ''}
<h1>Choose who signs in</h1>
<p class="lead">to continue to ${PRODUCT_NAME}${sendsEmail ? ', and let it send emails from the account' : ''}</p>
<form method="post">${people.map(choice)}</form>
<h2>Somebody else</h2>
${newPersonForm(rejected ?? { name: '', email: '', reason: '' })}
<form method="post" class="cancel"><button name="cancel" value="true">Cancel</button></form>
<details>
<summary>What else can happen</summary>
<ul>${faults.map(each => html`<li><a href="${faultUrl(each)}">${FAULTS[each]}</a></li>`)}</ul>
</details>`,
  )
}

/** Explains why the product's request is invalid. */
export const errorPage = (layout: Layout, code: string, reason: string) =>
  card(
    layout,
    'Error (sandbox)',
    html`<h1>Access blocked</h1><p>The request is invalid.</p><p role="alert">${code}: ${reason}</p>`,
  )
