import type { voiceHelpMessages } from '@kahani/messages/en/voice-help'

export type Platform = keyof (typeof voiceHelpMessages)['steps']

/** The system of the device, which decides where its voices are set. iPads say that they are Macs, but have a touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/Android/.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'macos'
  if (/Windows/.test(userAgent)) return 'windows'
  return /Linux/.test(userAgent) ? 'linux' : 'other'
}
