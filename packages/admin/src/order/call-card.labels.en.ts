import type { CallCardLabels } from './call-card.labels'

/** English words of the card for a phone call. */
export const callCardEn: CallCardLabels = {
  open: 'Call card',
  title: (number) => `Call about order ${number}`,
  call: 'Call',
  copy: 'Copy the number',
  copied: 'Number copied',
  orders: (count) => `Orders of the customer: ${count}`,
  delivery: 'Delivery',
  payment: 'Payment',
  track: 'Track code',
  comment: 'Manager’s comment',
  status: 'Change the status',
  failed: 'The card did not load',
  again: 'Not reached: call again',
  hour: 'In an hour',
  evening: 'Today at 18:00',
  tomorrow: 'Tomorrow at 10:00',
  at: 'When to call again',
  set: 'Set',
  attempts: 'Calls without an answer',
  planned: 'Call again',
  keys: 'Keys: P calls, C copies the number, H calls again in an hour, a digit sets the status, Esc closes.',
}
