import type { Action, FigureShot, GrownUp, Shot } from '@kahani/scene/shot'
import type { Wishes } from '@kahani/wishes/read-wishes'

/** How a grown-up does what a child does; what is not here they do alike. */
const GROWN_UP_ACTIONS: Partial<Record<Action, Action>> = {
  jumping: 'clapping',
  cheering: 'clapping',
  running: 'walking',
  tiptoeing: 'walking',
  crawling: 'walking',
  climbing: 'walking',
  crouching: 'standing',
  'hugging-knees': 'sitting',
  'sitting-legs-out': 'sitting',
  'lying-front': 'sitting',
  tumbling: 'floating',
  falling: 'floating',
  sliding: 'sitting',
  shy: 'standing',
  dancing: 'clapping',
  pulling: 'standing',
  pushing: 'standing',
}

/** The shot with a grown-up who comes along in the place of the friend, and with the child's glasses. */
export function recast(shot: Shot, { companion, wearsGlasses }: Pick<Wishes, 'companion' | 'wearsGlasses'>): Shot {
  const cast = companion?.adult ? castGrownUp(shot, companion.adult.body) : shot
  return wearsGlasses ? putOnGlasses(cast) : cast
}

function castGrownUp(shot: Shot, body: GrownUp): Shot {
  const replace = <T extends string | null>(thing: T) => (thing === 'friend' ? body : thing) as T
  const actionOf = (action: Action): Action => GROWN_UP_ACTIONS[action] ?? action
  return {
    ...shot,
    focus: replace(shot.focus),
    figures: shot.figures.map(figure => ({
      ...figure,
      looksAt: replace(figure.looksAt),
      touches: replace(figure.touches),
      on: replace(figure.on),
      ...(figure.who === 'friend' && {
        who: body,
        action: actionOf(figure.action),
        arms: figure.arms && actionOf(figure.arms),
        // What a child wears in play, such as a cape.
        wears: null,
      }),
    })),
  }
}

/** The shot with spectacles on the nose of the child, unless it sleeps or wears something else. */
const putOnGlasses = (shot: Shot): Shot => ({
  ...shot,
  figures: shot.figures.map(figure =>
    isAwakeChild(figure) ? { ...figure, wears: figure.wears ?? 'spectacles' } : figure,
  ),
})

const isAwakeChild = ({ who, action }: FigureShot) => who === 'child' && action !== 'sleeping'
