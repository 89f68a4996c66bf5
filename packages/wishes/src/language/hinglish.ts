/** Hindi in Latin letters has few words that English has not, of which one is in nearly every sentence. */
export const HINGLISH =
  /\b(hai|hain|tha|thi|uska|uski|usko|use|usne|hamar[aie]|mer[aie]|bahut|nahi|mein|aata|aati|aayega|hoga)\b/i
