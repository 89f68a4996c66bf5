import type { PictureBrief } from '@kahani/contracts/illustration'
import type { Arc, Scene } from './arcs/arc.ts'
import { list } from './grammar.ts'
import { fill, type Wording, withWords } from './wording.ts'

/** Creates a function that describes scenes of an arc. The pet is in every picture, the friend only if `withFriend`. */
export function createPictureBriefs(arc: Arc, wording: Wording, withFriend: boolean): (scene: Scene) => PictureBrief {
  const word = (slot: string) => wording.get(slot) ?? ''
  const friend = withFriend ? word('friend') : ''
  const pet = word('pet')
  const companions = [friend, pet].filter(companion => companion !== '')
  const beside = companions.length > 0 ? `, with ${list(companions)} beside ${word('him')}` : ''
  const words = withWords(wording, { beside })
  const fillTemplate = (template: string) => fill(template, words) ?? ''

  return ({ see, detail, setting, timeOfDay, action, expression, props, guided }) => {
    const altText = fillTemplate(see)
    return {
      description: `${altText} ${fillTemplate(detail)}`,
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
