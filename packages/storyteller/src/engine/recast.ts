import type { Action, Figure, FigureShot, Shot } from '@kahani/scene/shot'
import { FRIENDS } from '@kahani/scene/words'
import type { Wishes } from '@kahani/wishes/read-wishes'

/** How a grown-up does what a child does; what is not here they do alike. */
const GROWN_UP_ACTIONS: Partial<Record<Action, Action>> = {
  jumping: 'clapping',
  cheering: 'clapping',
  running: 'walking',
  tiptoeing: 'walking',
  crawling: 'walking',
  climbing: 'walking',
  crouching: 'kneeling',
  'hugging-knees': 'sitting',
  'sitting-legs-out': 'sitting',
  'lying-front': 'sitting',
  tumbling: 'floating',
  falling: 'floating',
  sliding: 'sitting',
  shy: 'standing',
  dancing: 'clapping',
}

/** How much longer a grown-up is who floats beside a child, in heights of a child of eight. */
const LONGER = 0.3

type Along = Pick<Wishes, 'companion' | 'others' | 'wearsGlasses'>

/** The figures of those who come along, in their order. A grown-up whom the family did not describe is drawn as one of the family. */
export const figuresAlong = ({ companion, others }: Omit<Along, 'wearsGlasses'>): readonly Figure[] =>
  (companion === null ? [] : [companion, ...others]).map(
    ({ adult, person }, at) => (person === undefined && adult?.body) || (FRIENDS[at] ?? 'friend'),
  )

/** The shot with grown-ups who come along in the places of friends, and with the child's glasses. */
export function recast(shot: Shot, { companion, others, wearsGlasses }: Along): Shot {
  const figures = figuresAlong({ companion, others })
  const cast = (companion === null ? [] : [companion, ...others]).reduce(
    (recasted, { adult }, at) =>
      adult === null ? recasted : castGrownUp(recasted, FRIENDS[at] ?? 'friend', figures[at] ?? adult.body),
    shot,
  )
  return wearsGlasses ? putOnGlasses(cast) : cast
}

function castGrownUp(shot: Shot, child: Figure, grownUp: Figure): Shot {
  const replace = <T extends string | null>(thing: T) => (thing === child ? grownUp : thing) as T
  const actionOf = (action: Action): Action => GROWN_UP_ACTIONS[action] ?? action
  return {
    ...shot,
    focus: replace(shot.focus),
    figures: shot.figures.map(figure => ({
      ...figure,
      looksAt: replace(figure.looksAt),
      touches: replace(figure.touches),
      on: replace(figure.on),
      ...(figure.who === child && {
        who: grownUp,
        action: figure.action === 'crawling' && figure.height > 0.2 ? 'sitting' : actionOf(figure.action),
        arms: figure.arms && actionOf(figure.arms),
        // What a child wears in play. Nobody flies without a cape.
        wears: figure.wears === 'cape' ? 'cape' : null,
        // A child is pulled by other children only.
        ...(figure.action === 'pulling' &&
          figure.touches === 'child' && { action: 'standing', expression: 'worried', touches: null }),
        ...(figure.wears === 'cape' && figure.action === 'floating' && { height: figure.height - LONGER }),
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
