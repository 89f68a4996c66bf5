import type { PictureBrief } from '@kahani/contracts/illustration'
import type { Depictions } from '../format/storyboard.ts'

/** Says what is missing in a picture that should show a noun; undefined if it shows it, or leaves the staging to the illustrator. */
export function missingDepiction(noun: string, picture: PictureBrief, depictions: Depictions): string | undefined {
  const depiction = depictions[noun]
  if (!depiction) return `no depiction of [${noun}]`
  if (!picture.shot) return undefined
  const { figure, object, state, colour, count = 1, setting, place, timeOfDay, weather } = depiction
  const figures = picture.shot?.figures ?? []
  const objects = picture.shot?.objects ?? []
  const isGuide = figure !== undefined && picture.guide === figure && figures.some(({ who }) => who === 'guide')
  const shows = [
    figure === undefined || isGuide || figures.some(({ who }) => who === figure),
    object === undefined ||
      objects
        .filter(({ what }) => what === object)
        .filter(each => (state === undefined || each.states.includes(state)) && (colour ?? each.colour) === each.colour)
        .reduce((sum, each) => sum + each.count, 0) >= count ||
      (count === 1 &&
        state === undefined &&
        colour === undefined &&
        figures.some(({ holds, wears }) => holds === object || wears === object)),
    setting === undefined || picture.setting === setting,
    place === undefined || picture.shot?.states.includes(place),
    timeOfDay === undefined || picture.timeOfDay === timeOfDay,
    weather === undefined || picture.shot?.weather === weather,
  ]
  return shows.every(Boolean) ? undefined : `[${noun}] is not in "${picture.altText}"`
}
