/** What is wrong with a draft. */
export interface DraftIssue {
  /** The rule that the draft breaks, for the log. */
  rule: string
  /** For the storyteller. It quotes nothing of the brief. */
  sentence: string
}
