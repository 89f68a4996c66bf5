import type { Costume } from './costumes.ts'

/** Patterns in the description of a custom character, with the closest costume. The first match wins. */
const COSTUME_PATTERNS: readonly (readonly [RegExp, Costume])[] = [
  [/farmer|gardener|shepherd|kisan/i, 'farmer'],
  [/music|sing|drummer|tabla|sitar|flautist/i, 'musician'],
  [/firefighter|fireman|rescue/i, 'firefighter'],
  [/doctor|nurse|\bvet\b|surgeon|scientist/i, 'doctor'],
  [/chef|cook|baker/i, 'chef'],
  [/cricket|football|sport|athlete|player|batsman|bowler/i, 'cricketer'],
  [/teacher|professor|librarian|writer/i, 'teacher'],
  [/danc|ballerina|bharat|kathak/i, 'dancer'],
  [/police|\bcop\b|inspector|detective|officer|soldier|army/i, 'police'],
  [/princess/i, 'princess'],
  [/\bking\b|queen|prince|\braja\b|\brani\b|maharaja|emperor/i, 'royal'],
  [/robot|android|cyborg|machine/i, 'robot'],
  [/artist|paint|sculpt/i, 'artist'],
  [/build|engineer|mechanic|driver/i, 'builder'],
  [/astronaut|space|pilot|alien/i, 'astronaut'],
  [/hero|ninja/i, 'superhero'],
  [/explor|jungle|safari/i, 'explorer'],
  [/pirate|sailor|captain/i, 'pirate'],
  [/fairy|angel|\bpari\b|butterfly|mermaid/i, 'fairy'],
  [/dragon|dino|monster/i, 'dragon'],
  [/wizard|witch|magic|sorcer/i, 'wizard'],
]

export const costumeFor = (description: string): Costume =>
  COSTUME_PATTERNS.find(([pattern]) => pattern.test(description))?.[1] ?? 'adventurer'
