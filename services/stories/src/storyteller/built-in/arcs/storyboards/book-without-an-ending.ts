import { ASLEEP, type Storyboard } from '../arc.ts'

/** The pictures of the tale `bookWithoutAnEnding`. */
export const bookWithoutAnEndingPictures: Storyboard = {
  cover: {
    see: '{Name} steps out of a glowing open book as big as a door{beside}.',
    detail:
      'Pictures about {theme} swirl up from the pages in bright colours; letters fly like birds; a small monkey with an inky tail.',
    setting: 'enchanted-forest',
    timeOfDay: 'night',
    action: 'walking',
    expression: 'happy',
    props: ['book', 'feather'],
    guided: true,
  },
  scenes: {
    home: {
      see: '{Name} snuggles up to Dadi on a rainy night while she opens an old book{beside}.',
      detail: 'A lamp, a rug, rain on the window; the book is wrapped in red silk.',
      setting: 'home',
      timeOfDay: 'night',
      action: 'sitting',
      expression: 'happy',
      props: ['book', 'lantern'],
    },
    call: {
      see: '{Name} stares at the last page of the book, which is quite blank{beside}.',
      detail: 'The open book shows a picture about {theme} on the left and nothing but white on the right.',
      setting: 'home',
      timeOfDay: 'night',
      action: 'pointing',
      expression: 'surprised',
      props: ['book'],
    },
    crossing: {
      see: '{Name} tumbles head over heels into the pages of the book{beside}.',
      detail: 'White fog, letters floating like leaves, half-faded pictures about {theme}.',
      setting: 'cloud-kingdom',
      timeOfDay: 'night',
      action: 'flying',
      expression: 'surprised',
      props: ['book'],
    },
    meeting: {
      see: 'A small monkey with an inky tail offers {name} a white feather pen{beside}.',
      detail:
        'He sits on a full stop as big as a stool; paper trees with writing on their leaves; pale drawings about {theme}.',
      setting: 'enchanted-forest',
      timeOfDay: 'dusk',
      action: 'standing',
      expression: 'curious',
      props: ['feather', 'book'],
    },
    trouble: {
      see: '{Name} tries to write, but the words scuttle off the page like beetles{beside}.',
      detail: 'The colours all around are fading into white; the monkey pulls at his own ears.',
      setting: 'enchanted-forest',
      timeOfDay: 'dusk',
      action: 'reaching',
      expression: 'worried',
      props: ['feather', 'book'],
    },
    relief: {
      see: '{Name} writes one small word that stays, and all the colours come back{beside}.',
      detail: 'Words march home in a line; bright pictures about {theme} light up; the monkey turns a somersault.',
      setting: 'enchanted-forest',
      timeOfDay: 'sunset',
      action: 'sitting',
      expression: 'proud',
      props: ['feather', 'book'],
    },
    homeward: {
      see: '{Name} climbs out of the book on to the rug, back to Dadi{beside}.',
      detail: 'Ink on fingers and nose; Dadi with her spectacles; lamplight and rain.',
      setting: 'home',
      timeOfDay: 'night',
      action: 'hugging',
      expression: 'happy',
      props: ['book', 'lantern'],
    },
    bed: {
      ...ASLEEP,
      see: '{Name} sleeps while the old book lies closed beside the lamp{beside}.',
      detail: 'Dadi’s hand on the blanket; soft rain outside; a white feather as bookmark.',
      props: ['book', 'blanket'],
    },
  },
}
