/** What a notification is about. */
export interface NotificationSubject {
  kind: 'story-ready' | 'story-failed'
  storyId: number
}
