import { flushSync } from 'react-dom'
import { sleep } from './sleep.ts'

/**
 * Closes a dialog and waits for the task in which it releases the focus. Until then its focus trap makes other forms,
 * such as the provider's checkout, unreachable.
 */
export async function closeDialog(close: () => void): Promise<void> {
  flushSync(close)
  await sleep()
}
