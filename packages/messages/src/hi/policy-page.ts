import type * as en from '../en/policy-page.ts'
import type { Translation } from '../translation.ts'

export const policyPageMessages = {
  updated: day => `पिछला बदलाव: ${day}`,
  backToHome: 'होम पर वापस जाएं',
  onThisPage: 'इस पेज पर',
  questions: 'कुछ पूछना है? हमें यहां लिखें:',
} satisfies Translation<typeof en.policyPageMessages>

export const grievanceMessages = {
  heading: 'शिकायतें',
  about:
    'अगर आपको लगता है कि हम आपके या आपके बच्चे के डेटा के साथ कुछ ग़लत करते हैं, तो हमारे शिकायत संपर्क को लिखें। हम 30 दिनों में जवाब देते हैं।',
} satisfies Translation<typeof en.grievanceMessages>
