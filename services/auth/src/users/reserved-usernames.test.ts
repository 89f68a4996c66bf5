import { expect, test } from 'vitest'
import { isReservedUsername } from './reserved-usernames.ts'

test.each([
  ...['kahani', 'Kahani', 'KAHANI 2026', 'kahani_support', 'Kahani-Official', 'the kahani team', 'officialkahani'],
  ...['support', 'Supp0rt', '$upport', 'admin', '4dm1n', 'adrnin', 'Administrator', 'administrator 1'],
  ...['k4hani', 'Káhání', 'ｋａｈａｎｉ', 'каһапі', 'Customer Care', 'कहानी', 'कहानी सहायता', 'एडमिन'],
  ...['kahani.com', 'Kahaani', 'кахани', 'Kahani Accounts', "Kahani's Payments", 'कहानी मदद', 'Kahani Nodal Officer'],
  ...['support@kahani.com', "Kahani's Support", 'Kahani Support 24x7', 'Kahani Tech Support', 'Kahaani Support'],
  ...['Administrators', 'superadmin', 'Mailer Daemon', 'no-reply', 'do-not-reply', 'Kahani Verification', 'kahaniinfo'],
  ...['Grievance Officer', 'Razorpay Support', 'हेल्पडेस्क', 'Support Mumbai', 'supp0rt1 asha', 'AdminTeam Delhi'],
])('%s is reserved', username => {
  expect(isReservedUsername(username)).toBe(true)
})

test.each([
  ...['asha', 'Meri Kahani', 'kahanilover', 'Kahani Lover', "Asha's Kahani", 'Adminath', 'Team Asha', 'Seva', 'Dodo'],
  ...['आशा', 'मेरी कहानी', 'Анна', '2026', '桜'],
])('%s is not reserved', username => {
  expect(isReservedUsername(username)).toBe(false)
})
