import type * as en from '../en/administration.ts'
import type { Translation } from '../translation.ts'

export const administrationMessages = {
  jobRetried: 'जॉब फिर से अपनी क़तार में जोड़ दी गई।',
  jobNotFailed: 'सिर्फ़ फ़ेल हुई जॉब दोबारा चलाई जा सकती है। यह इंतज़ार में है, चल रही है या पूरी हो चुकी है।',
  ownRole: 'आप अपनी भूमिका ख़ुद नहीं बदल सकते। कृपया किसी दूसरे एडमिन से कहें।',
  roleChanged: (username, isAdmin) => (isAdmin ? `${username} अब एडमिन हैं।` : `${username} अब एडमिन नहीं हैं।`),
} satisfies Translation<typeof en.administrationMessages>
