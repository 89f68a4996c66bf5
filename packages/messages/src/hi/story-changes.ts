import type * as en from '../en/story-changes.ts'
import type { Translation } from '../translation.ts'

export const storyChangeMessages = {
  conflict: 'यह इस बीच किसी दूसरे डिवाइस पर बदला गया। कुछ भी खोया नहीं है: कृपया चुनें कि कौन-सा रखना है।',
  tooManyWords: max => `यह इस किताब के एक पेज के लिए बहुत लंबा है: ज़्यादा से ज़्यादा ${max} शब्द आते हैं। कृपया इसे थोड़ा छोटा करें।`,
  noWishes: 'यहां तस्वीरें शब्दों से नहीं बदली जा सकतीं। कृपया कोई और दूरी, काम, रोशनी या रंग-रूप चुनें।',
  wishRequired: 'कृपया बताएं कि आपने जो जगह चुनी है, उसमें क्या अलग होना चाहिए।',
  coverPending: 'कवर अभी बन रहा है। उसके तैयार होने पर शीर्षक बदलें।',
  notChangeable: 'यह अभी नहीं बदला जा सकता।',
  redrawsUsed: perStory =>
    perStory === 0
      ? 'यहां तस्वीरें नहीं बदली जा सकतीं।'
      : `इस किताब की सभी ${perStory} नई तस्वीरों का इस्तेमाल हो चुका है। आप पहले की किसी भी तस्वीर पर लौट सकते हैं।`,
  tooManyVersions: max => `इस पेज की ${max} तस्वीरें पहले से हैं। कृपया उनमें से एक चुनें।`,
} satisfies Translation<typeof en.storyChangeMessages>
