import type { MessageLabels } from './message.labels'

/** English words of messages to a buyer. */
export const messageEn: MessageLabels = {
  open: 'Write',
  title: (number) => `Message about order ${number}`,
  template: 'Template',
  own: 'Own text',
  channel: 'Send by',
  email: 'Mail',
  sms: 'SMS',
  way: (name, to) => `${name}: ${to}`,
  noWay: 'The buyer cannot be written to: there is neither e-mail nor phone, or the shop has nobody who sends.',
  subject: 'Subject',
  text: 'Text',
  missing: (names) => `The order has no: ${names}. Replace or remove the names in braces.`,
  length: (letters, parts) => `${letters} ${letters === 1 ? 'letter' : 'letters'}, ${parts} SMS`,
  tooLong: (most) => `More than ${most} SMS: shorten the text.`,
  send: 'Send',
  sent: (way) => `Sent: ${way}`,
  failed: 'Not sent: whoever sends messages has not taken it.',
  unknown: 'Nobody knows whether it was sent: the server stopped meanwhile. Ask the buyer before you send it again.',
  loading: 'Filling in the texts…',
  told: (channel, name, isSent) => `${channel}${name === '' ? '' : `, “${name}”`}${isSent ? '' : ' — not sent'}`,
}
