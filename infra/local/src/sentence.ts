/** Something the person who starts the product can mend: its message is one clear sentence, and no stack is shown. */
export class Sentence extends Error {
  override readonly name = 'Sentence'
}
