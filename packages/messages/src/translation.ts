/**
 * The type of a translation of `T`, an English text or an object of texts: the same keys, lists of the same length, and
 * functions of the same parameters, with any text.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translation<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Translation<T[Key]> }
      : T
