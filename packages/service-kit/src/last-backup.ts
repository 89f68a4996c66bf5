/** The blob that contains when the last backup was completed, in the ISO 8601 format. */
export const LAST_BACKUP = 'backups/last-success'
