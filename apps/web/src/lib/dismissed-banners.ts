import { storedValue } from './storage.ts'

const isDismissed = (name: string) => storedValue('tab', `${name}-dismissed`, value => value === true)

/** Whether a banner was dismissed in this tab. */
export const dismissedBanners = {
  confirmEmail: isDismissed('confirm-email-banner'),
  gifts: isDismissed('gift-banner'),
}
