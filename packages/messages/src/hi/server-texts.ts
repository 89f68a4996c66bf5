import type * as en from '../en/server-texts.ts'
import { accountMessages } from './accounts.ts'
import { administrationMessages } from './administration.ts'
import { contactFormMessages } from './contact-form.ts'
import { familyValidationMessages } from './family.ts'
import { newsletterMessages } from './newsletter.ts'
import { giftMessages, paymentMessages, printMessages } from './payments.ts'
import { preflightMessages } from './preflight.ts'
import { rewriteMessages } from './rewrites.ts'
import { secondFactorMessages } from './second-factors.ts'
import { errorMessages } from './shell.ts'
import { storyChangeMessages } from './story-changes.ts'

/** By code. A code that services use for several reasons has a text that is right for all of them. */
export const SERVER_ERRORS: Record<string, string> = {
  account_deleted: accountMessages.accountDeleted,
  bad_idempotency_key: errorMessages.somethingWrong,
  bad_path: 'यह पता समझ में नहीं आया।',
  book_failed: 'किताब डाउनलोड नहीं हो पाई। कृपया फिर से कोशिश करें।',
  administrator_password: 'एडमिन का पासवर्ड ज़्यादा लंबा होना चाहिए। नया पासवर्ड बनाने के लिए “पासवर्ड भूल गए?” चुनें।',
  change_expired: accountMessages.changeExpired,
  confirm_identity: 'कृपया पुष्टि करें कि यह आप ही हैं।',
  confirm_second_factor: 'कृपया अपनी पासकी या ऑथेंटिकेटर ऐप फिर से इस्तेमाल करें।',
  daily_budget: 'आज के लिए हमारी सीमा पूरी हो गई है। कृपया कल फिर आइए: आपका क्रेडिट और यहां भरी हुई जानकारी सुरक्षित हैं।',
  edit_conflict: storyChangeMessages.conflict,
  email_taken: accountMessages.emailTaken,
  email_unchanged: accountMessages.emailUnchanged,
  email_unverified:
    'कृपया पहले अपने ईमेल पते की पुष्टि करें। हमने आपको एक लिंक भेजा है: उसे खोलें, फिर लौटकर दोबारा कोशिश करें। कोई क्रेडिट नहीं लगा है।',
  forbidden_origin: 'यह अनुरोध हमारे अपने पेज से नहीं आया। कृपया पेज फिर से लोड करें और दोबारा कोशिश करें।',
  gift_cancelled: giftMessages.cancelled,
  gift_not_sent: giftMessages.notSentYet,
  gift_redeemed: giftMessages.redeemed,
  gift_sent: giftMessages.alreadySent,
  gift_sent_today: giftMessages.sentAgainToday,
  gmail_not_configured: 'GOOGLE_CLIENT_ID और GOOGLE_CLIENT_SECRET सेट होने के बाद ही Gmail जोड़ा जा सकता है।',
  idempotency_key_reused: 'यह अनुरोध पहले किसी और काम के लिए भेजा जा चुका है। कृपया फिर से कोशिश करें।',
  identity_invalid: 'कृपया फिर से साइन इन करें।',
  job_not_failed: administrationMessages.jobNotFailed,
  last_administrator: accountMessages.lastAdministrator,
  link_expired: accountMessages.linkExpired,
  link_invalid: newsletterMessages.unsubscribeLinkInvalid,
  maker_not_set_up: 'यह अभी तैयार किया जा रहा है। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  no_copy_in_work: preflightMessages.noCopyInWork,
  no_credits: paymentMessages.noCredits,
  no_free_copies: printMessages.noFreeCopies,
  story_in_bin: 'यह कहानी हटाई गई कहानियों में है।',
  no_more_retries: 'इस तस्वीर को फिर से नहीं बनाया जा सकता।',
  no_other_wording: rewriteMessages.noOtherWording,
  no_password: accountMessages.passwordNotSet,
  not_an_administrator: 'यह सिर्फ़ एडमिन के लिए है।',
  cover_pending: storyChangeMessages.coverPending,
  not_changeable: storyChangeMessages.notChangeable,
  not_found: 'यह नहीं मिला।',
  not_printable: preflightMessages.failed,
  book_changed: preflightMessages.changed,
  not_signed_in: 'कृपया पहले साइन इन करें।',
  order_failed: 'ऑर्डर नहीं बन पाया। कृपया थोड़ी देर में फिर कोशिश करें।',
  other_session: accountMessages.otherSession,
  own_role: administrationMessages.ownRole,
  page_refused: rewriteMessages.refused,
  passkey_exists: accountMessages.passkeyExists,
  passkey_failed: accountMessages.passkeyFailed,
  payment_unverified: paymentMessages.unverified,
  payment_unverified_yet: paymentMessages.unverifiedYet,
  picture_lost:
    'इस कहानी की एक तस्वीर नहीं है, और आज हम उसे फिर से नहीं बना सकते। आप कल उसके पेज पर फिर कोशिश कर सकते हैं, या अभी किताब उसके बिना डाउनलोड कर सकते हैं।',
  pictures_missing: preflightMessages.picturesMissing,
  pictures_pending: 'इस कहानी की कुछ तस्वीरें अभी बन रही हैं। तैयार होते ही आप किताब डाउनलोड कर सकते हैं।',
  book_not_kept: preflightMessages.bookNotKept,
  print_files_failed: preflightMessages.filesFailed,
  print_files_lost: preflightMessages.filesLost,
  print_files_pending: preflightMessages.pending,
  printed_copy_held: printMessages.held,
  printed_copy_in_work: printMessages.tooLateToCancel,
  printed_copy_status: 'छपी हुई किताब का स्टेटस इस तरह नहीं बदला जा सकता।',
  range_not_satisfiable: 'किताब में वह हिस्सा नहीं है।',
  redraws_used: 'इस किताब की सभी नई तस्वीरों का इस्तेमाल हो चुका है। आप पहले की किसी भी तस्वीर पर लौट सकते हैं।',
  refused: 'इनमें से कुछ बच्चों की कहानी के लिए ठीक नहीं है। कृपया उसे बदलें और फिर से कोशिश करें; कोई क्रेडिट नहीं लगा है।',
  rewrite_failed: rewriteMessages.failed,
  rewrite_kind_unavailable: rewriteMessages.kindUnavailable,
  second_factor_needed: accountMessages.codeNeeded,
  second_factor_required: secondFactorMessages.required.lead,
  sign_in_again: accountMessages.signInAgain,
  sign_in_to_confirm: accountMessages.signInToConfirm,
  still_writing: 'आपकी कहानी अब भी लिखी जा रही है। कृपया थोड़ी देर में फिर देखें।',
  story_delayed:
    'हमारा कहानीकार थोड़ा आराम कर रहा है। हम आपकी कहानी पूरी करेंगे, और वह मेरी कहानियां में होगी। अगर न हो पाई, तो आपका क्रेडिट अपने-आप लौट आएगा।',
  story_failed: errorMessages.somethingWrong,
  subscriptions_closed: paymentMessages.subscriptionFailed,
  timeout: 'इसे पहुंचने में बहुत समय लग गया। कृपया बेहतर इंटरनेट कनेक्शन पर फिर कोशिश करें।',
  too_large: 'यह भेजने के लिए बहुत बड़ा है। कृपया 7 MB से छोटी फ़ोटो चुनें।',
  too_many: 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ा रुककर फिर से कोशिश करें।',
  too_many_books: 'अभी बहुत सारी किताबें बन रही हैं। कृपया एक मिनट बाद फिर कोशिश करें।',
  too_many_free_stories:
    'आज आपके नेटवर्क से बहुत सारी मुफ़्त कहानियां बनी हैं। कृपया कल फिर कोशिश करें, या एक कहानी खरीदें: आपका मुफ़्त क्रेडिट सुरक्षित है।',
  too_many_members: 'आपके परिवार में और सदस्यों के लिए जगह नहीं है। कृपया पहले किसी एक को हटाएं।',
  too_many_versions: 'इस पेज की सभी तस्वीरें बन चुकी हैं। कृपया उनमें से एक चुनें।',
  tracking_needed: printMessages.trackingNeeded,
  unavailable: 'यह सेवा अभी नहीं मिल पा रही है। कृपया थोड़ी देर में फिर कोशिश करें।',
  unknown_gift: giftMessages.unknown,
  unknown_sent_gift: giftMessages.unknownSent,
  unknown_printed_copy: printMessages.unknownCopy,
  username_is_address: accountMessages.usernameIsAddress,
  username_reserved: accountMessages.usernameReserved,
  username_taken: accountMessages.usernameTaken,
  weak_password: 'कृपया कोई और पासवर्ड चुनें: जो बहुत आम न हो, और आपका नाम या ईमेल पता भी न हो।',
  wrong_code: accountMessages.codeWrong,
  wrong_credentials: accountMessages.wrongCredentials,
  wrong_password: accountMessages.currentPasswordWrong,
  wrong_username: accountMessages.usernameWrong,
}

const PHOTO = 'characterPhoto'
const UNREADABLE_PHOTO = 'हम यह फ़ोटो नहीं पढ़ पाए। कृपया 24 मेगापिक्सेल तक की JPEG, PNG, WebP या HEIC फ़ोटो चुनें।'
/** Of invalid fields, by their paths. */
const ISSUES: Readonly<Record<string, string>> = {
  [PHOTO]: UNREADABLE_PHOTO,
  childId: familyValidationMessages.unknownChild,
  wish: rewriteMessages.unusableWish,
  companionIds: 'साथ आने वालों में कोई गड़बड़ है। कृपया फिर से चुनें: ज़्यादा से ज़्यादा तीन लोग और एक पालतू।',
}
const REFUSED_PHOTO = 'हम यह फ़ोटो बच्चों की किताब में इस्तेमाल नहीं कर सकते। कृपया कोई दूसरी चुनें, जिसमें चेहरा साफ़ दिखे।'
const REFUSED_FIELD = 'कृपया इसे बदलें: यह बच्चों की कहानी के लिए ठीक नहीं है।'

const MESSAGES: Record<en.ServerMessage, string> = {
  'contact-sent': contactFormMessages.sent,
  'job-retried': administrationMessages.jobRetried,
  'newsletter-confirm': newsletterMessages.confirmed,
  'newsletter-requested': newsletterMessages.requested,
  'newsletter-test': 'टेस्ट न्यूज़लेटर आपके ईमेल पते पर भेजा जा रहा है।',
  'newsletter-unsubscribe': newsletterMessages.unsubscribed,
  'role-changed': 'यूज़र की भूमिका बदल दी गई है।',
  'story-count-fixed': 'यूज़र के ऑर्डर पेमेंट प्रोवाइडर से मिला लिए गए हैं।',
  'verification-sent': accountMessages.verificationSent,
}

export const serverMessageText: typeof en.serverMessageText = message => MESSAGES[message]

export const serverErrorText: typeof en.serverErrorText = code =>
  code === 'bad_input' ? 'कुछ जानकारी सही नहीं है। कृपया उसे जांचें और फिर से कोशिश करें।' : (SERVER_ERRORS[code] ?? null)

export const serverIssueText: typeof en.serverIssueText = (code, path) => {
  if (code === 'refused') return path === PHOTO ? REFUSED_PHOTO : REFUSED_FIELD
  if (code === 'bad_input') return ISSUES[path] ?? 'कृपया इसे जांचें'
  return SERVER_ERRORS[code] ?? null
}

export const bookStatusText: typeof en.bookStatusText = (state, progress) => {
  if (state === 'failed') return 'किताब नहीं बन पाई। कृपया फिर से कोशिश करें।'
  return progress > 0 ? 'हम आपकी किताब तैयार कर रहे हैं।' : 'आपकी किताब अपनी बारी के इंतज़ार में है।'
}

const TEST_EMAIL: Record<string, string> = {
  queued: 'टेस्ट ईमेल अभी भेजा नहीं गया है। अगर एक मिनट से ज़्यादा लगे, तो पिछली गड़बड़ी देखें।',
  sent: 'टेस्ट ईमेल भेज दिया गया है। एक मिनट में आपके इनबॉक्स में होना चाहिए।',
  rejected: 'मेल सर्वर आपके पते पर ईमेल नहीं लेता।',
}

export const testEmailText: typeof en.testEmailText = state => TEST_EMAIL[state] ?? null
