/** Ideas that families often wish for, and that tales are told and drawn about. */
export const IDEAS = [
  'train',
  'dinosaurs',
  'new-baby',
  'first-day-of-school',
  'moving-house',
  'hospital',
  'dark',
  'birthday',
  'diwali',
  'eid',
  'christmas',
  'pongal',
  'onam',
  'cricket',
  'dance',
  'sea',
  'snow',
  'vehicles',
  'elephants',
  'garden',
] as const
export type Idea = (typeof IDEAS)[number]
