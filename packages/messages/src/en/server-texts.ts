/*
 * Texts for what servers answer. Servers answer in English. A translation therefore has texts of its own, by code; null
 * means the server's text, which is right for this language.
 */

/** Answers with a message for the user. */
export type ServerMessage =
  | 'contact-sent'
  | 'job-retried'
  | 'newsletter-confirm'
  | 'newsletter-requested'
  | 'newsletter-test'
  | 'newsletter-unsubscribe'
  | 'role-changed'
  | 'story-count-fixed'
  | 'verification-sent'

/** The message of a successful answer. */
export const serverMessageText = (_message: ServerMessage): string | null => null

/** @param _code of an error */
export const serverErrorText = (_code: string): string | null => null

/** @param _code of the error @param _path of the invalid field */
export const serverIssueText = (_code: string, _path: string): string | null => null

/** @param _state of a book that is being made @param _progress from 0 to 1 */
export const bookStatusText = (_state: string, _progress: number): string | null => null

/** @param _state of a test email */
export const testEmailText = (_state: string): string | null => null
