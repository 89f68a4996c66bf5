import type * as en from '../en/hero.ts'
import type { Translation } from '../translation.ts'

export const heroMessages = {
  ages: { '2-3': '2-3 साल', '4-6': '4-6 साल', '7-9': '7-9 साल', '10-12': '10-12 साल' },
  characters: {
    myself: 'मैं ख़ुद',
    astronaut: 'अंतरिक्ष यात्री',
    princess: 'राजकुमारी',
    superhero: 'सुपरहीरो',
    explorer: 'खोजी यात्री',
    pirate: 'समुद्री डाकू',
    fairy: 'परी',
    dragon: 'ड्रैगन',
    wizard: 'जादूगर',
    custom: 'अपनी पसंद का',
  },
} satisfies Translation<typeof en.heroMessages>
