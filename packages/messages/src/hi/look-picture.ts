import type * as en from '../en/look-picture.ts'
import type { Translation } from '../translation.ts'

export const lookPictureMessages = {
  heading: name => `${name} का रंग-रूप (ज़रूरी नहीं)`,
  unnamed: { child: 'आपके बच्चे', 'grown-up': 'इस व्यक्ति', pet: 'आपके पालतू' },
  chosen: count => `${count} चीज़ें चुनी गई हैं`,
  of: name => `किताब में ${name} की तस्वीर`,
  loading: 'तस्वीर बन रही है…',
  failed: 'तस्वीर अभी नहीं बन पाई। आपने जो चुना है, वह सुरक्षित है।',
  retry: 'फिर से कोशिश करें',
  openFailed: { title: 'विकल्प नहीं खुल पाए', description: 'कृपया अपना इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।' },
} satisfies Translation<typeof en.lookPictureMessages>
