/** Time for the browser to start the download before its object URL is revoked, in ms. */
const REVOKE_DELAY_MS = 60_000

/** Downloads a file under `name`. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
}
