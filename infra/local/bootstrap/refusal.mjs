/** Something the person can mend: its message is one clear sentence, shown without a stack. */
export class Refusal extends Error {
  name = 'Refusal'
}
