import { createStore } from './store.ts'

/** What the server asks for: any proof of identity, or a second factor. */
export type ProofAskedFor = 'identity' | 'second-factor'

interface Question {
  proof: ProofAskedFor
  /** Closes the dialog. @param confirmed whether the server accepted a proof */
  answer: (confirmed: boolean) => void
}

/** The question of the dialog that the app shows; null if there is none. */
export const confirmationStore = createStore<Question | null>(null)
let pending: Promise<boolean> | null = null

/** Asks the user to prove who they are. Several requests ask together. @returns whether they did */
export function confirmIdentity(proof: ProofAskedFor): Promise<boolean> {
  pending ??= new Promise<boolean>(resolve => {
    confirmationStore.set({ proof, answer: resolve })
  }).finally(() => {
    pending = null
    confirmationStore.set(null)
  })
  return pending
}

/** The proof that a rejected request needs; null if it was rejected for another reason. */
export function proofAskedFor(code: string | undefined): ProofAskedFor | null {
  if (code === 'confirm_identity') return 'identity'
  return code === 'confirm_second_factor' ? 'second-factor' : null
}
