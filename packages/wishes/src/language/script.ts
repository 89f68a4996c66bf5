/** Hindi in Latin letters has few words that English has not, of which one is in nearly every sentence. */
const HINGLISH =
  /\b(hai|hain|tha|thi|uska|uski|usko|use|usne|hamar[aie]|mer[aie]|bahut|nahi|mein|aata|aati|aayega|hoga)\b/i

/** Whether a text has Latin letters only, or none. */
export const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{P}\p{S}\p{M}\s\d]*$/u.test(text)
export const isHinglish = (text: string): boolean => HINGLISH.test(text)
export const isEnglish = (text: string): boolean => isLatin(text) && !isHinglish(text)
