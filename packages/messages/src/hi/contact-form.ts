import type * as en from '../en/contact-form.ts'
import type { Translation } from '../translation.ts'

export const contactFormMessages = {
  nameRequired: 'कृपया अपना नाम बताएं',
  nameTooLong: 'कृपया नाम 100 अक्षरों के अंदर लिखें',
  subjectRequired: 'कृपया बताएं कि बात किस बारे में है',
  subjectTooLong: 'कृपया विषय 150 अक्षरों के अंदर लिखें',
  messageRequired: 'कृपया अपना संदेश लिखें',
  messageTooLong: 'कृपया संदेश 5,000 अक्षरों के अंदर लिखें',
  sent: 'धन्यवाद! आपका संदेश हमें मिल गया है, और उसकी एक कॉपी हमने रख ली है। हम हर संदेश पढ़ते हैं और दो कामकाजी दिनों में जवाब देते हैं।',
} satisfies Translation<typeof en.contactFormMessages>
