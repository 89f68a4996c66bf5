import { FIGURES, SPOTS } from '@kahani/scene/words'

/** Added to the instructions if pictures are drawn by the built-in illustrator, or get a sketch of their staging. */
export const SHOT_INSTRUCTIONS = `
- shot: how the picture is staged, like a page of a storyboard. Every page gets a shot of its own: vary the camera, the side of the place (0, 1 or 2), the distances and the directions, so that no two pages look alike. No page has the camera of the page before; silhouette and over-the-shoulder hide the child’s face, so they are for pages that turn on something else. Show the instant that the page turns on.
  - figures: who is in the picture (who is one of: ${FIGURES.join(', ')}; guide is the creature of the guide entry; friend and pet only if the brief has them, second-friend and third-friend only if it has so many; grandmother, grandfather, mother and father are those at home). x goes from -1 at the left edge to 1 at the right edge; leave about 0.4 between figures. distance is near for those who act. height is above the ground, in heights of a child of eight; usually 0. size is usually 1. facing is where the body points, looksAt what the eyes look at: another figure, an object, viewer, ahead, up or down. holds names an object in the hands, on what somebody sits or stands on (an object, a figure, or one of: ${SPOTS.join(', ')}), touches whom or what somebody hugs, pulls or reaches for; null where there is nothing.
  - objects: the things that matter (what is one of the names of props), in their state and colour, with their number in count.
  - focus: the figure or object that the page turns on.
  On the cover keep everybody in the lower two thirds.`
