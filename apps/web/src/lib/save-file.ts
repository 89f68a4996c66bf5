/** Time the browser is given to take over a file before its address is dropped, in ms. */
const REVOKE_DELAY_MS = 60_000

/** Hands a file to the browser to be saved under `name`. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
}
