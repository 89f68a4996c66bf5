import Bowser from 'bowser'

const MAX_LENGTH = 512

/** @returns browser and operating system, such as "Chrome on Android"; null if unknown */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH))
  return [browser.name, os.name].filter(Boolean).join(' on ') || null
}
