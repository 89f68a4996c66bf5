/** The id of a story's card. */
export const cardId = (storyId: number) => `story-${storyId}`

const linkIn = (card: Element | null | undefined) => card?.querySelector<HTMLElement>('a:not([tabindex="-1"])')

/** Moves the focus to the card of a story, if it is on the page. */
export const focusCard = (storyId: number) => linkIn(document.getElementById(cardId(storyId)))?.focus()

/** Where the focus goes when a card is removed: the next card, the previous one, or the page. */
export function besideCard(storyId: number): HTMLElement | null {
  const card = document.getElementById(cardId(storyId))
  return (
    linkIn(card?.nextElementSibling) ??
    linkIn(card?.previousElementSibling) ??
    card?.closest<HTMLElement>('[tabindex="-1"]') ??
    null
  )
}
