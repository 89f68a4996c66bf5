import { z } from 'zod'

export const SMTP_URL_HINT = 'the mail server, like smtp://user:password@host:587'
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
const WITHOUT_TLS = '?ignoreTLS=true'

/**
 * `SMTP_URL`: `smtp:` with STARTTLS, or `smtps:`. Other parameters of nodemailer are not accepted, because some disable the
 * check of certificates.
 */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: `is not usable: ${SMTP_URL_HINT}` })
  .refine(url => ['', WITHOUT_TLS].includes(new URL(url).search), {
    error: `has another parameter than ${WITHOUT_TLS}`,
    when: ({ issues }) => issues.length === 0,
  })

/** Whether the URL contains the parameter that allows a connection without TLS in a network that is trusted. */
export const skipsTls = (url: string) => new URL(url).search === WITHOUT_TLS

/** Whether the connection may be without TLS. */
export const allowsPlainText = (url: string) => skipsTls(url) || LOOPBACK.test(new URL(url).hostname)
