import { formatTime } from './formats.ts'

/** Texts about a story that takes long because of an outage. The time zone is the reader's, unless another is given. */
export const storyDelayMessages = {
  delayed: (finishBy: Date, timeZone?: string) =>
    `Our storyteller is taking a rest. We will finish your story, and it will be in My Stories by ${formatTime(finishBy, timeZone)}. If not, your credit comes back by itself.`,
  title: 'Your story is on its way',
  explanation: 'You can close this page. We will send you an email when the book is ready.',
  myStories: 'Open My Stories',
  unfinished: {
    title: (name: string) => `A new story for ${name}`,
    writing: 'Being written…',
    soon: 'It will be here in a minute or two.',
    delayed: (finishBy: Date) =>
      `Our storyteller is taking a rest. We will finish it by ${formatTime(finishBy)}. If not, your credit comes back by itself.`,
  },
} as const
