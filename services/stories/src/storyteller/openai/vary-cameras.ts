import type { StoryDraft } from '@kahani/contracts/illustration'
import type { Action, Camera, Shot } from '@kahani/scene/shot'

const RESTING: ReadonlySet<Action> = new Set(['sleeping', 'dozing', 'lying', 'lying-front'])

/** Cameras for a shot, the best first. All of them show the face of the child, and everybody who is there. */
function camerasFor({ figures }: Shot): readonly Camera[] {
  const present = figures.filter(({ imagined }) => !imagined)
  if (present.some(({ action }) => RESTING.has(action))) return ['medium', 'from-above', 'wide']
  if (present.length > 2) return ['wide', 'medium', 'from-above']
  return ['medium', 'close-up', 'wide', 'from-below', 'from-above']
}

/** Pages in which each shot has another camera than the page before, and where it was changed, than the page after. */
export function varyCameras(pages: StoryDraft['pages']): StoryDraft['pages'] {
  let before: Camera | undefined
  return pages.map((page, index) => {
    const { shot } = page.picture
    if (!shot) {
      before = undefined
      return page
    }
    const after = pages[index + 1]?.picture.shot?.camera
    const others = shot.camera === before ? camerasFor(shot).filter(camera => camera !== before) : []
    before = others.find(camera => camera !== after) ?? others[0] ?? shot.camera
    return { ...page, picture: { ...page.picture, shot: { ...shot, camera: before } } }
  })
}
