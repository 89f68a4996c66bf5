import { flushSync } from 'react-dom'

/**
 * Closes a dialog and waits for the task in which it releases the focus. Until then its focus trap makes other forms,
 * such as the provider's checkout, unreachable.
 */
export async function closeDialog(close: () => void): Promise<void> {
  flushSync(close)
  await new Promise(resolve => setTimeout(resolve))
}
