const DEGREE = Math.PI / 180
/** Of central India, from where sunset differs by less than an hour in the rest of the country. */
const LATITUDE = 22 * DEGREE
const DAY_MS = 24 * 60 * 60 * 1000

/** Half of the daylight of a date, in hours. */
function halfDay(date: Date): number {
  const startOfYear = Date.UTC(date.getFullYear(), 0, 0)
  const dayOfYear = (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - startOfYear) / DAY_MS
  const declination = -23.44 * DEGREE * Math.cos(((dayOfYear + 10) / 365.25) * 2 * Math.PI)
  return Math.acos(-Math.tan(LATITUDE) * Math.tan(declination)) / DEGREE / 15
}

/**
 * Whether the sun is down by the clock of the device, in India. Without the location, noon is assumed at 12:00, as it is
 * on the meridian of Indian time.
 */
export function isNight(date: Date): boolean {
  const hour = date.getHours() + date.getMinutes() / 60
  return Math.abs(hour - 12) > halfDay(date)
}
