import type * as en from '../en/policy-page.ts'
import type { Translation } from '../translation.ts'

export const policyPageMessages = {
  updated: day => `पिछला बदलाव: ${day}`,
  backToHome: 'होम पर वापस जाएं',
  onThisPage: 'इस पेज पर',
  questions: 'कुछ पूछना है? हमें यहां लिखें:',
} satisfies Translation<typeof en.policyPageMessages>
