import { pluralsOf } from '../plurals.ts'

/** Chooses the form for a count; 0 has the form of 1. */
export const plural = pluralsOf('hi')

export const storyCredits = (count: number) => `${count} स्टोरी क्रेडिट`
export const printedCopies = (count: number) =>
  `${count} ${plural(count, { one: 'छपी हुई किताब', other: 'छपी हुई किताबें' })}`
export const freePrintedCopies = (count: number) =>
  `${count} ${plural(count, { one: 'मुफ़्त छपी हुई किताब', other: 'मुफ़्त छपी हुई किताबें' })}`
export const printedBooklets = (count: number) => printedCopies(count)
export const stories = (count: number) => `${count} ${plural(count, { one: 'कहानी', other: 'कहानियां' })}`
export const minutes = (count: number) => `${count} मिनट`
export const orders = (count: number) => `${count} ऑर्डर`
