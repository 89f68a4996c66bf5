import type { Cast, IllustrationRequest, PictureBrief, PictureRequest } from '@kahani/contracts/illustration'

/** A request for tests: a girl of four to six with a friend and a dog. */
export function testRequest(cast: Partial<Cast> = {}, seed = 7): IllustrationRequest {
  const bible = { child: '', friend: null, pet: null }
  const everybody: Cast = {
    firstName: 'Asha',
    age: '4-6',
    gender: 'girl',
    characterType: 'myself',
    customCharacter: '',
    hasFriend: true,
    pet: 'Dog',
    bible,
  }
  return {
    storyId: 1,
    seed,
    style: 'vivid',
    hasPhoto: false,
    cast: { ...everybody, ...cast },
    premium: false,
    safetyId: '',
    sheetKey: 'sheet',
    pictures: [],
  }
}

export function testPicture(brief: Partial<PictureBrief> = {}, pageNumber = 1): PictureRequest {
  const plain: PictureBrief = {
    description: '',
    altText: '',
    setting: 'meadow',
    timeOfDay: 'day',
    action: 'standing',
    expression: 'happy',
    cast: [],
    guide: null,
    props: [],
  }
  return { pageNumber, key: `page-${pageNumber}`, brief: { ...plain, ...brief }, softened: false }
}
