/** Changes of traits. Undefined takes a choice back. */
export type TraitChanges<T> = { [Trait in keyof T]?: T[Trait] | undefined }

/** The traits after some changes, without those that were taken back. */
export const changeTraits = <T extends object>(traits: T, changes: TraitChanges<T>): T =>
  Object.fromEntries(Object.entries({ ...traits, ...changes }).filter(([, value]) => value !== undefined)) as T
