import type * as en from '../en/my-stories.ts'
import type { Translation } from '../translation.ts'
import { createStoryMessages } from './create-story.ts'
import { formatLongDate } from './formats.ts'
import { plural, stories, storyCredits } from './plurals.ts'

/** The label of an option that the form offers, or the family's own words. */
const labelOf = (labels: Record<string, string>, value: string) =>
  (Object.hasOwn(labels, value) && labels[value]) || value

export const myStoriesMessages = {
  title: 'मेरी कहानियां',
  loading: 'आपकी कहानियां लोड हो रही हैं',
  remaining: count => `आपके पास ${storyCredits(count)} बाक़ी ${plural(count, { one: 'है', other: 'हैं' })}।`,
  createNew: 'नई कहानी बनाएं',
  getMore: 'शॉप से और लें',
  createdOn: createdAt => `${formatLongDate(createdAt)} को बनी`,
  character: (name, type) =>
    `किरदार: ${type === 'myself' ? name : `${name}, ${labelOf(createStoryMessages.characters, type)}`}`,
  theme: theme => `थीम: ${labelOf(createStoryMessages.themes, theme)}`,
  view: 'पढ़ें',
  viewOf: title => `${title} पढ़ें`,
  download: 'डाउनलोड',
  downloadOf: title => `${title} को PDF में डाउनलोड करें`,
  downloading: 'डाउनलोड हो रहा है...',
  showMore: 'और कहानियां दिखाएं',
  showMoreFailed: 'और कहानियां नहीं दिखा पाए',
  search: {
    label: 'अपनी कहानियां खोजें',
    favourites: 'पसंदीदा',
    words: 'खोजें',
    placeholder: 'नाम, बच्चा या थीम',
    child: 'बच्चा',
    allChildren: 'सभी',
    theme: 'थीम',
    allThemes: 'सभी थीम',
    clear: 'हटाएं',
    count: stories,
    found: (count, more) =>
      `${stories(count)}${more ? ' से ज़्यादा' : ''} ${plural(count, { one: 'मिली', other: 'मिलीं' })}`,
    none: 'कोई कहानी नहीं मिली',
    noneBody: 'दूसरे शब्द, दूसरा बच्चा या दूसरी थीम आज़माएं।',
    noFavourites: 'अभी कोई पसंदीदा कहानी नहीं है',
    noFavouritesBody: 'जो किताब बार-बार पढ़ने का मन करे, उस पर बने दिल को छुएं।',
    order: 'क्रम',
    orders: { newest: 'नई पहले', oldest: 'पुरानी पहले', title: 'नाम के हिसाब से', read: 'पिछली बार पढ़ी' },
  },
  favourite: {
    add: title => `${title} को पसंदीदा में जोड़ें`,
    remove: title => `${title} को पसंदीदा से हटाएं`,
    failed: 'पसंदीदा में बदलाव नहीं हो पाया',
  },
  reading: {
    title: 'आगे पढ़ें',
    page: (page, pages) => `${pages} में से पन्ना ${page}`,
  },
  drawing: {
    waiting: 'तस्वीरों की बारी आने वाली है',
    progress: (drawn, total) => `${total} में से ${drawn} ${plural(drawn, { one: 'तस्वीर', other: 'तस्वीरें' })} तैयार`,
    label: title => `${title} की तस्वीरें`,
  },
  more: title => `${title} के लिए और विकल्प`,
  empty: {
    title: 'आपने अभी कोई कहानी नहीं बनाई है',
    body: 'हमें अपने बच्चे के बारे में बताइए, और आपकी पहली किताब कुछ ही मिनटों में यहां होगी।',
    getStarted: 'शुरू करें',
  },
  error: {
    title: 'कहानियां लोड नहीं हो पाईं',
    body: 'आपकी कहानियां सुरक्षित हैं; बस अभी हम उन्हें दिखा नहीं पाए।',
    retry: 'फिर से कोशिश करें',
  },
  notice: {
    title: 'पैकेज के बारे में सूचना',
    body: count =>
      `आपका प्लान रद्द हो गया है। ${plural(count, { one: 'बचा हुआ', other: 'बचे हुए' })} ${storyCredits(count)} आप जब चाहें इस्तेमाल कर सकते हैं।`,
    bodyAtZero: 'आपका प्लान रद्द हो गया है। आप अब भी अपनी कहानियां पढ़ और डाउनलोड कर सकते हैं।',
    buyMore: 'और क्रेडिट ख़रीदें',
  },
} satisfies Translation<typeof en.myStoriesMessages>

export const storyPdfMessages = {
  failed: { title: 'डाउनलोड नहीं हो पाया', description: 'PDF डाउनलोड नहीं हो पाई। कृपया फिर से कोशिश करें।' },
  started: { title: 'डाउनलोड शुरू हो गया', description: 'आपकी कहानी PDF में डाउनलोड हो रही है।' },
} satisfies Translation<typeof en.storyPdfMessages>
