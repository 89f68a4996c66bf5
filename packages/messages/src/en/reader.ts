/** Texts of the story viewer. */
export const readerMessages = {
  pageTitle: 'Story',
  loading: 'Opening the book',
  notFound: {
    title: 'Story not found',
    body: 'We could not open this story. It may have been removed, or it belongs to another account.',
    unreachable: 'We could not open this story right now. It is still safe in My Stories.',
    goToMyStories: 'Go to My Stories',
    tryAgain: 'Try again',
  },
  errorLoading: {
    title: 'Error loading story',
    description: 'Failed to load the story. Please try again.',
  },
  caption: (page: number, pages: number) => `Illustration ${page} of ${pages}`,
  progress: (completed: number, total: number) => `${completed} of ${total} pictures ready`,
  generating: 'Generating illustrations... This may take a few minutes.',
  noIllustration: 'Illustrations not yet available',
  missing: {
    refused: 'We could not draw this picture the way the page describes it. We can try again, a little differently.',
    failed: 'Something went wrong while we drew this picture. It has nothing to do with your story.',
    retrying: 'Drawing it again. This may take a minute.',
    tryAgain: 'Try again',
    /** No retries are left. */
    final: 'We tried several times but could not draw this picture. The story is complete without it.',
    cover: 'We could not draw the cover.',
    retryFailed: { title: 'Could not try the picture again', description: 'Please try again.' },
  },
  refunded: {
    title: 'This story has no pictures',
    body: 'We could not draw them, so we have returned your story credit. The story is yours to keep.',
  },
  cover: {
    forChild: (child: string) => `A story for ${child}`,
    open: 'Open the book',
    back: 'Back to the cover',
  },
  pages: {
    label: 'Pages',
    /** On the cover. */
    count: (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    indicator: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous',
    next: 'Next',
    goTo: (page: number) => `Go to page ${page}`,
  },
  tools: {
    label: 'Reading tools',
    readAloud: 'Read Aloud',
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop reading',
    bedtime: 'Bedtime',
    daytime: 'Daytime',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    change: 'Change this book',
    changeFailed: { title: 'Could not open this', description: 'Please check your connection and try again.' },
    settings: 'Reading settings',
    /** Beside the button of the settings while the sleep timer runs. */
    minutesLeft: (minutes: number) => `${minutes} min`,
    sleepsIn: (minutes: number) => `The sleep timer ends in ${minutes} min.`,
  },
  settings: {
    title: 'Reading settings',
    openFailed: { title: 'Could not open the settings', description: 'Please try again.' },
    done: 'Done',
    textSize: { label: 'Text size', small: 'Small', regular: 'Regular', large: 'Large' },
    bedtime: { label: 'Bedtime colours', off: 'Off', on: 'On', sunset: 'After sunset' },
    speed: { label: 'Reading speed', rate: (rate: number) => `${rate}×` },
    voice: {
      label: 'Voice',
      best: 'The best voice of this device',
      /** Of a voice without a name. */
      unnamed: (number: number) => `Voice ${number}`,
      genders: { Female: 'A woman’s voice', Male: 'A man’s voice' },
      listen: 'Listen',
      listenTo: (name: string) => `Listen to ${name}`,
      stop: 'Stop',
      stopOf: (name: string) => `Stop ${name}`,
      more: (count: number) => `Show ${count} more`,
      sampleFailed: { title: 'This voice did not answer', description: 'Please choose another one.' },
      online: 'Needs the internet',
      onlineHint: 'Online voices send the text of the page to the company that provides them.',
    },
    sleepTimer: {
      label: 'Sleep timer',
      hint: 'Reading aloud stops, and the screen goes dark.',
      off: 'Off',
      page: 'After this page',
      story: 'After this story',
      minutes: (minutes: number) => `${minutes} min`,
    },
  },
  speech: {
    reading: { title: 'Reading aloud', description: 'Lean back and listen.' },
    noContent: { title: 'No content', description: 'There is no content to read on this page.' },
    notSupported: { title: 'Not supported', description: 'Text-to-speech is not supported in your browser.' },
    failed: {
      title: 'Reading aloud stopped',
      description: 'The voice of this device did not answer. You can choose another one in Reading settings.',
    },
    /** After the last page was read aloud. */
    theEnd: (child: string) => `The end. Good night, ${child}.`,
  },
  /** Below the last page, by how the text was made. */
  origin: {
    trainedAlgorithmicMedia: 'Written with AI',
    algorithmicMedia: 'Written by a computer program, without AI',
  },
  /** Below the last page. */
  end: {
    title: 'The End',
    readAgain: 'Read again',
    goodNight: 'Good night',
    anotherStory: 'Another story',
  },
  asleep: {
    title: (child: string) => `Good night, ${child}`,
    wake: 'Tap to read on',
  },
  actions: {
    share: 'Share Story',
    createNew: 'Create New',
  },
  sharing: { title: 'Share feature', description: 'Sharing stories is coming soon!' },
} as const
