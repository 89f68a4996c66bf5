import type * as en from '../en/screen-errors.ts'
import type { Translation } from '../translation.ts'

export const screenErrorMessages = {
  title: 'कुछ गड़बड़ हो गई',
  unexpected: 'हम यह पेज नहीं दिखा पाए। कृपया फिर से कोशिश करें।',
  notLoaded: 'यह पेज लोड नहीं हो पाया। कृपया अपना इंटरनेट देखें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  goHome: 'होम पेज पर जाएं',
} satisfies Translation<typeof en.screenErrorMessages>
