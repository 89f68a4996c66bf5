import type * as en from '../en/google-sign-in.ts'
import { PRODUCT_NAME } from '../product.ts'
import type { Translation } from '../translation.ts'

export const googleSignInMessages = {
  errors: {
    google_cancelled: 'Google से साइन इन रद्द कर दिया गया। कुछ भी नहीं बदला है।',
    google_failed: 'Google से साइन इन नहीं हो पाया। कृपया फिर से कोशिश करें।',
    google_unverified: 'Google ने अभी आपके ईमेल पते की पुष्टि नहीं की है। कृपया पहले Google पर पुष्टि करें, फिर दोबारा कोशिश करें।',
    google_other_account: `आपका ${PRODUCT_NAME} अकाउंट किसी दूसरे Google अकाउंट से जुड़ा है। कृपया उसी से, या अपने पासवर्ड से साइन इन करें।`,
    google_too_many: 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ा रुककर फिर से कोशिश करें।',
    google_unavailable: 'Google से साइन इन अभी नहीं हो पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें, या अपना पासवर्ड इस्तेमाल करें।',
  },
  fallbackUsername: 'परिवार',
} satisfies Translation<typeof en.googleSignInMessages>
