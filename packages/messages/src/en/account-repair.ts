import { orders, storyCredits } from './plurals.ts'

/** Results of "Fix Story Count", for administrators. */
export const repairMessages = {
  unchanged: (username: string, remaining: number, checked: number) =>
    `${username} has ${storyCredits(remaining)}. ${orders(checked)} checked against the payment provider; no repair was needed.`,
  repaired: (username: string, before: number, after: number, changes: number) =>
    `${username} had ${storyCredits(before)} and now has ${storyCredits(after)}: ${orders(changes)} did not match the payment provider.`,
} as const
