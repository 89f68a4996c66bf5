import type * as en from '../en/packages.ts'
import type { Translation } from '../translation.ts'

export const packageNameMessages = {
  single_digital: 'सिंगल डिजिटल',
  single_printed: 'सिंगल प्रिंटेड',
  digital: 'डिजिटल कलेक्शन',
  printed: 'प्रिंटेड कलेक्शन',
} satisfies Translation<typeof en.packageNameMessages>
