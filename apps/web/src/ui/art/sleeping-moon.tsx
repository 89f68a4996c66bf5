import { PaintedScene } from './painted-scene.tsx'

/** A moon asleep among clouds, for lists without entries. */
export const SleepingMoon = ({ className }: { className: string }) => (
  <PaintedScene name="sleeping-moon" className={className} />
)
