import type * as en from '../en/admin-costs.ts'
import type { Translation } from '../translation.ts'

export const adminCostsMessages = {
  title: 'AI का ख़र्च',
  subtitle: 'क़ीमतें प्राइस टेबल से हैं; जो कॉल पूरी नहीं हुईं, उनका अनुमान है। दिन भारतीय समय के हैं।',
  failed: 'ख़र्च लोड नहीं हो पाया। कृपया फिर से कोशिश करें।',
  today: {
    title: day => `आज, ${day}`,
    total: 'सभी कहानियां',
    free: 'जिन अकाउंट ने कभी पेमेंट नहीं किया',
    spent: cost => `${cost} ख़र्च हुए`,
    reserved: cost => `बन रही कहानियों के लिए ${cost} अलग रखे हैं`,
    budget: (budget, percent) => `${budget} के रोज़ के बजट का ${percent}%`,
    noBudget: variable => `रोज़ का कोई बजट नहीं: ${variable} सेट नहीं है`,
  },
  byDay: {
    title: 'दिन के हिसाब से',
    period: 'अवधि',
    last: days => `पिछले ${days} दिन`,
    empty: 'इस अवधि में कोई AI कॉल नहीं हुई।',
    day: 'दिन',
  },
  byStory: {
    title: 'कहानी के हिसाब से',
    empty: 'अभी किसी कहानी पर ख़र्च नहीं हुआ है।',
    story: 'कहानी',
    created: 'बनी',
  },
  columns: {
    cost: 'ख़र्च',
    calls: 'कॉल',
    unanswered: 'बिना जवाब',
    images: 'तस्वीरें',
    inputTokens: 'इनपुट टोकन',
    outputTokens: 'आउटपुट टोकन',
  },
} satisfies Translation<typeof en.adminCostsMessages>
