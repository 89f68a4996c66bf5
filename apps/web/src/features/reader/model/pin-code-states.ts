import type { ShippingForm } from '@kahani/contracts/prints'
import { INDIAN_STATES, type IndianState } from '@kahani/messages/en/prints'
import table from './pin-code-states.json'

export type Place = Pick<ShippingForm, 'pincode' | 'state'>

const STATES: Record<string, string[] | undefined> = table.states
const PREFIX_LENGTHS = [3, 2]

const isState = (text: string): text is IndianState => (INDIAN_STATES as readonly string[]).includes(text)

/** The states and union territories that PIN codes like this one are in. Empty if it is not known, as for the army's. */
export function usualStates(pincode: string): IndianState[] {
  const prefixes = PREFIX_LENGTHS.map(length => pincode.slice(0, length))
  return (prefixes.map(prefix => STATES[prefix]).find(states => states !== undefined) ?? []).filter(isState)
}

/** Where the PIN code usually is, if that is not in the state. Empty if the state fits, or it is not known whether it does. */
export function otherStates({ pincode, state }: Place): IndianState[] {
  const usual = usualStates(pincode.trim())
  return !isState(state) || usual.includes(state) ? [] : usual
}
