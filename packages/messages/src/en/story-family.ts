/** Texts of the saved family in the create-story form and at the end of a story. */
export const storyFamilyMessages = {
  loadFailed: 'We could not load your family. You can fill in the form by hand.',
  retry: 'Try again',
  child: {
    legend: 'Who is the story about?',
    other: 'Somebody else',
    renamed: {
      same: (saved: string) => `This is still ${saved}, with the saved look.`,
      notSame: 'It’s another child',
      other: (saved: string) => `This is another child now, without the look of ${saved}.`,
      notOther: (saved: string) => `It’s still ${saved}`,
    },
  },
  save: {
    label: (name: string) => `Save ${name} for next time`,
    about: 'Then the next story takes three taps, and the look stays the same.',
    failed: (name: string) => `${name} could not be saved`,
    failedBody: 'Your story is being made all the same. You can save the child on the page of your family.',
    family: 'Your family',
  },
  /** Of a saved child whose look is changed in the form. */
  keepLook: {
    label: (name: string) => `Keep this look for ${name}`,
    about: 'Otherwise it is for this story only.',
    aboutSheet: 'The drawing of the child that we keep is then made anew. Otherwise the look is for this story only.',
    failed: (name: string) => `The new look of ${name} could not be saved`,
    failedBody: 'Your story is being made with this look all the same.',
  },
  photoNotNeeded: 'Not needed: we know how your child looks.',
  companions: {
    legend: 'Who comes along?',
    hint: (people: number) => `Up to ${people} people and a pet.`,
    full: (people: number) => `${people} people come along already. Tap one to leave them at home.`,
    /** Without anybody who is saved. */
    emptyHint: 'Save them once, and a tap brings them along.',
    add: 'Add somebody',
  },
  photo: {
    legend: 'Look from a photo',
    hint: 'Our own software reads skin, hair and glasses from the photo. A clear, bright photo of the face works best.',
    privacy:
      'The pictures are drawn from what you choose, not from the photo. The photo is deleted as soon as it is read, and nobody else receives it.',
    reading: 'Reading the photo…',
    /** `traits` are what was found: "skin tone 4 of 10, black hair". */
    found: (traits: string) => `From your photo: ${traits}. Change anything you like. The photo has been deleted.`,
    nothingNew: 'You had chosen all that the photo shows, so nothing has changed. The photo has been deleted.',
    noFace:
      'We could not find a face in this photo. You can try another one, or choose the look yourself. The photo has been deleted.',
    failed: 'We could not read this photo. You can try again, or choose the look yourself.',
    seeLook: 'See the look',
    another: 'Another photo',
    skin: (number: number, count: number) => `skin tone ${number} of ${count}`,
    hair: (colour: string) => `${colour} hair`,
    hairLength: (length: string) => `hair length: ${length}`,
    glasses: 'glasses',
  },
} as const
