import { place, SIZE } from '../canvas/svg.ts'
import type { DrawSetting as DrawBackdrop } from '../settings/backdrop.ts'
import { createSettingScene, type DrawSetting } from '../stage/stage.ts'

/** A setting that has one painted view only. */
export const fromBackdrop =
  (draw: DrawBackdrop): DrawSetting =>
  stage => {
    const { view, context, side, camera } = stage
    const backdrop = draw(context, { asleep: false })
    const [, floor] = view.project([0, 0, 0])
    const zoom =
      camera === 'wide' || camera === 'silhouette' ? 1 : camera === 'close-up' || camera === 'detail' ? 1.8 : 1.25
    const x = -(SIZE * zoom - SIZE) * (side % 2 === 0 ? 0.3 : 0.7)
    const y = Math.min(0, Math.max(SIZE - SIZE * zoom, floor - backdrop.floor * zoom))
    const put = (drawing: string) => place(drawing, x, y, { scale: zoom })
    return createSettingScene({
      sky: '',
      ground: put(backdrop.back + backdrop.shore),
      front: put(backdrop.front),
      medium: backdrop.medium,
    })
  }
