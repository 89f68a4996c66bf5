import { CHARACTER_TYPES, GENDERS, ILLUSTRATION_STYLES, PETS, THEMES } from '@kahani/contracts/options'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CharacterFigure, CharacterPicture, PetPicture, StylePicture, ThemePicture } from './pictures.tsx'

test('every option has a picture of its own', () => {
  const pictures = [
    ...CHARACTER_TYPES.flatMap(type =>
      [null, ...GENDERS].flatMap(gender => [
        <CharacterPicture key={type} type={type} gender={gender} />,
        <CharacterFigure key={type} type={type} gender={gender} className="" />,
      ]),
    ),
    ...THEMES.map(theme => <ThemePicture key={theme} theme={theme} />),
    ...ILLUSTRATION_STYLES.map(style => <StylePicture key={style} style={style} />),
    ...PETS.filter(pet => pet !== 'none').map(pet => <PetPicture key={pet} pet={pet} className="" />),
  ]
  const sources = pictures.map(picture => /<img src="([^"]+)"/.exec(renderToStaticMarkup(picture))?.[1])
  expect(sources).not.toContain(undefined)
  // Of a hero there are a girl and a boy.
  const { length } = [...CHARACTER_TYPES, ...CHARACTER_TYPES]
  expect(new Set(sources).size).toBe(2 * length + THEMES.length + ILLUSTRATION_STYLES.length + PETS.length - 1)
})
