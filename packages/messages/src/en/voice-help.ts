/** How to get a voice for reading aloud. The names of settings are those of the systems. */
export const voiceHelpMessages = {
  label: 'Voice',
  /** `language` is its name, such as "English". */
  none: (language: string) => `This browser has no voice that reads ${language}. To get one:`,
  steps: {
    android: (language: string) =>
      `Open Settings > Accessibility > Text-to-speech output. Choose Google as the engine (“Speech Recognition & Synthesis” in the Play Store), and install its voice data for ${language}.`,
    ios: (language: string) =>
      `Open Settings > Accessibility > Spoken Content (or Read & Speak) > Voices, choose ${language}, and download a voice.`,
    windows: (language: string) =>
      `Open Settings > Time & language > Speech, choose “Add voices” under “Manage voices”, and add ${language}.`,
    macos: (language: string) =>
      `Open System Settings > Accessibility > Spoken Content (or Read & Speak) > System voice > Manage Voices, and download a voice for ${language}.`,
    linux: (language: string) =>
      `Install Speech Dispatcher with a voice for ${language}, such as the packages speech-dispatcher and espeak-ng. Start Chromium with --enable-speech-dispatcher; Firefox needs no option.`,
    other: (language: string) =>
      `Look for text-to-speech in the accessibility settings of this device, and add a voice for ${language}.`,
  },
  /** Opens these steps where there are voices. */
  another: 'How to get another voice',
  restart: 'Then close the browser and open it again.',
  otherBrowser:
    'Or open the story in Chrome, Edge or Safari: apps that show web pages inside them often have no voices.',
  /** Instead of all of the above, in a browser without speech. */
  unsupported:
    'This browser cannot read aloud. Open the story in Chrome, Edge or Safari: apps that show web pages inside them often cannot either.',
  /** In toasts: opens the help in the reading settings. */
  open: 'Get a voice',
  noVoice: {
    title: 'Reading aloud stopped',
    description: 'This browser has no voice for this story.',
  },
  /** When the reading starts, in a browser that names no voices. */
  uncertain: 'If you hear nothing, this browser may have no voice.',
} as const
