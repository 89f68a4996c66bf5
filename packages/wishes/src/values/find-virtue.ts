import { list } from '../language/grammar.ts'
import { normalizeMessage } from '../language/normalize-message.ts'

/**
 * Virtues that somebody can name in any difficulty, as a story says them, with the other words of families for them. An
 * underscore stands for a space.
 */
const VIRTUES: Readonly<Record<string, string>> = {
  patience:
    'patient being_patient be_patient staying_patient dhairya dhairya_rakhna sabr sabar sabr_karna dheeraj porumai waiting_patiently wait_patiently धैर्य सब्र धीरज সংযম ধৈর্য பொறுமை ఓర్పు సహనం ತಾಳ್ಮೆ ക്ഷമ ધીરજ ਸਬਰ صبر',
  hope: 'hopefulness umeed ummeed asha_rakhna optimism being_hopeful never_losing_hope not_losing_hope उम्मीद आशा আশা நம்பிக்கை ఆశ ಭರವಸೆ പ്രതീക്ഷ આશા ਉਮੀਦ امید',
  faith: 'faith_in_god shraddha shradha bhakti belief श्रद्धा आस्था',
  teamwork:
    'team_work team_spirit working_together work_together working_as_a_team cooperation co-operation unity ekta sahyog एकता सहयोग मिलकर_काम_करना ஒற்றுமை ఐక్యత ಒಗ್ಗಟ್ಟು',
  listening: 'listen listening_carefully good_listening being_a_good_listener',
  focus: 'focusing concentration concentrating paying_attention attention dhyan dhyaan ekagrata ध्यान एकाग्रता',
  calm: 'calmness calming_down peace shanti shaanti शांति शांत_रहना',
  'staying calm':
    'stay_calm being_calm keeping_calm keep_calm anger_management managing_anger controlling_anger control_anger anger_control not_getting_angry not_being_angry gussa_nahi_karna gussa_na_karna shant_rehna gussa_control_karna ग़ुस्सा_न_करना गुस्सा_न_करना गुस्सा_नहीं_करना',
  'hard work': 'hardwork working_hard work_hard',
  discipline:
    'self_discipline self-discipline being_disciplined anushasan anushaasan अनुशासन শৃঙ্খলা ஒழுக்கம் క్రమశిక్షణ ಶಿಸ್ತು શિસ્ત',
  'self-control': 'self_control sanyam संयम',
  confidence:
    'self_confidence self-confidence being_confident self_esteem self-esteem aatmavishwas atmavishwas आत्मविश्वास আত্মবিশ্বাস தன்னம்பிக்கை ఆత్మవిశ్వాసం ಆತ್ಮವಿಶ್ವಾಸ ആത്മവിശ്വാസം આત્મવિશ્વાસ',
  forgiveness:
    'forgiving forgive_others forgiving_others forgive_and_forget maaf_karna maf_karna kshama माफ़_करना माफ_करना क्षमा ক্ষমা மன்னிப்பு',
  love: 'love_for_family loving_family pyaar pyar prem mohabbat प्यार प्रेम ভালোবাসা அன்பு ప్రేమ ಪ್ರೀತಿ സ്നേഹം પ્રેમ ਪਿਆਰ محبت',
  generosity: 'being_generous generous giving daan udarta उदारता दान',
  humility: 'being_humble humbleness humble modesty vinamrata namrata विनम्रता பணிவு వినయం ವಿನಯ വിനയം',
  trust: 'trusting trust_others bharosa vishwas विश्वास भरोसा বিশ্বাস విశ్వాసం ನಂಬಿಕೆ વિશ્વાસ بھروسہ',
  'believing in yourself':
    'believe_in_yourself believing_in_herself believing_in_himself believing_in_themselves self_belief self-belief khud_par_vishwas khud_pe_bharosa khud_par_bharosa ख़ुद_पर_भरोसा खुद_पर_भरोसा खुद_पर_विश्वास',
  'trying again': 'try_again trying_once_more try_and_try_again',
  'taking turns': 'take_turns waiting_for_turns waiting_your_turn waiting_her_turn waiting_his_turn apni_baari',
  fairness: 'fair_play being_fair playing_fair justice nyay न्याय',
  creativity: 'being_creative',
  imagination: '',
  wisdom: 'buddhi gyaan',
  positivity: 'positive_thinking being_positive thinking_positive staying_positive positive_attitude',
  'thinking before acting': 'think_before_acting thinking_first think_first soch_samajh_kar',
}

const BY_WORDS = new Map(
  Object.entries(VIRTUES).flatMap(([virtue, words]) =>
    [virtue, ...words.split(' ')].map(each => [each.replaceAll('_', ' ').normalize('NFC'), virtue] as const),
  ),
)

/** "he should learn", "the importance of". */
const LEAD =
  /^(?:(?:to|how to|he|she|they|should|must|needs? to|has to|learn|learns|learning|about|have|having|show|showing|practising|more|always|some|a bit of|(?:the )?(?:value|importance|power|virtue) of)\s+)+/i

/** "dhairya rakhna", "धैर्य रखना". */
const VERB = /\s+(?:rakhna|karna|रखना|करना|रखो)$/u

/** Longest virtue that a story has room for, in words. */
const MAX_WORDS = 4

/** What a family calls a virtue as a story says it; null if it has anything that can't be said in any difficulty. */
export function findVirtue(entered: string): string | null {
  const parts = normalizeMessage(entered)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.!?।॥۔]+$/u, '')
    .split(/\s*(?:,|\/|\band\b|\baur\b|(?<=\s)और(?=\s))\s*/u)
    .filter(Boolean)
    .map(part => BY_WORDS.get(part) ?? BY_WORDS.get(part.replace(LEAD, '').replace(VERB, '')))
  const virtues = [...new Set(parts)].filter(virtue => virtue !== undefined)
  const said = parts.includes(undefined) ? '' : list(virtues)
  return said === '' || said.split(' ').length > MAX_WORDS ? null : said
}
