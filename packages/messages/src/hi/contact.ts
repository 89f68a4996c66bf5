import type * as en from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export const contactMessages = {
  description: 'ईमेल, फ़ोन या डाक से हमसे कैसे संपर्क करें।',
  lead: 'किसी कहानी, ऑर्डर या अपने अकाउंट के बारे में कुछ पूछना है? हम हर संदेश पढ़ते हैं और दो कामकाजी दिनों में जवाब देते हैं।',
  reachUs: 'हमसे संपर्क करें',
  email: 'ईमेल',
  phone: 'फ़ोन',
  phoneHours: 'सोमवार से शुक्रवार, सुबह 10 से शाम 6 बजे तक',
  address: 'पता',
  writeToUs: 'हमें लिखें',
  name: 'नाम',
  subject: 'विषय',
  message: 'संदेश',
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है...',
  copyKept: 'जवाब देने के लिए हम आपके संदेश और ईमेल पते की एक कॉपी रखते हैं।',
  sent: 'संदेश भेज दिया गया',
  failed: 'संदेश नहीं भेजा जा सका',
  writeAgain: 'एक और संदेश लिखें',
} satisfies Translation<typeof en.contactMessages>
