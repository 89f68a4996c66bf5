/** A month and a year as they are chosen: "11" and "2020", or ''. */
export interface Birth {
  birthMonth: string
  birthYear: string
}

export const EMPTY_BIRTH: Birth = { birthMonth: '', birthYear: '' }

/** "2020-11"; '' while neither is chosen. With one of both, it is not valid. */
export const birthMonthOf = ({ birthMonth, birthYear }: Birth): string =>
  birthMonth === '' && birthYear === '' ? '' : `${birthYear}-${birthMonth}`

/** Whether a month and a year are chosen. */
export const isBirthMonth = (month: string): boolean => /^\d{4}-\d\d$/.test(month)

/** @param month "2020-11"; null if it is not known */
export function birthOf(month: string | null): Birth {
  const [birthYear = '', birthMonth = ''] = month?.split('-') ?? []
  return { birthMonth, birthYear }
}

/** How old children can be. */
const MAX_AGE = 17

/** The years in which children of today are born, the last first. */
export const birthYears = (now: Date): string[] =>
  Array.from({ length: MAX_AGE + 1 }, (_, age) => String(now.getFullYear() - age))

/** "01" to "12". */
export const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
