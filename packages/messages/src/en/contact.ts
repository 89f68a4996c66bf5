/** Texts of the contact page. */
export const contactMessages = {
  description: 'How to reach us by email, phone or post.',
  lead: 'Do you have a question about a story, an order or your account? We read every message and reply within two working days.',
  reachUs: 'Reach us',
  email: 'Email',
  phone: 'Phone',
  phoneHours: 'Monday to Friday, 10 am to 6 pm',
  address: 'Address',
  writeToUs: 'Write to us',
  name: 'Name',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  opensEmailApp: 'This opens your email app with the message filled in, ready to send.',
  openedTitle: 'Your email app should be open now',
  opened: 'Nothing happened? Write to us at',
  emailBody: (name: string, email: string, message: string) => `${message}\n\n${name}\n${email}`,
} as const
