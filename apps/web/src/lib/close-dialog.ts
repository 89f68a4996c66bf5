import { flushSync } from 'react-dom'

/**
 * Closes a dialog, and waits until it has let go of the focus, which it does in a task of its own: it would keep a form
 * outside of it, such as the provider's, out of reach.
 */
export async function closeDialog(close: () => void): Promise<void> {
  flushSync(close)
  await new Promise(over => setTimeout(over))
}
