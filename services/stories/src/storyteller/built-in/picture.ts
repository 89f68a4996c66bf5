import type { PictureBrief } from '@kahani/contracts/illustration'
import type { Arc, Scene } from './arc.ts'
import { list } from './grammar.ts'
import { fill, type Wording, withWords } from './wording.ts'

/** Makes pictures of an arc. The pet is in all of them, the friend in those `withFriend`. */
export function createPainter(arc: Arc, wording: Wording, withFriend: boolean): (scene: Scene) => PictureBrief {
  const word = (slot: string) => wording.get(slot) ?? ''
  const friend = withFriend ? word('friend') : ''
  const pet = word('pet')
  const others = [friend, pet].filter(other => other !== '')
  const beside = others.length > 0 ? `, with ${list(others)} beside ${word('him')}` : ''
  const words = withWords(wording, { beside })
  const say = (template: string) => fill(template, words) ?? ''

  return ({ see, detail, setting, timeOfDay, action, expression, props, guided }) => {
    const altText = say(see)
    return {
      description: `${altText} ${say(detail)}`,
      altText,
      setting,
      timeOfDay,
      action,
      expression,
      cast: [
        ...(friend === '' ? [] : (['friend'] as const)),
        ...(pet === '' ? [] : (['pet'] as const)),
        ...(guided === true ? (['guide'] as const) : []),
      ],
      guide: guided === true ? arc.guide : null,
      props: [...props],
    }
  }
}
