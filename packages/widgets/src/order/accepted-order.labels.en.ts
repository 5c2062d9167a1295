import type { AcceptedOrderLabels } from './accepted-order.labels'

export const acceptedOrderEn: AcceptedOrderLabels = {
  heading: 'We have your order!',
  callback: 'A manager usually calls back within 3 hours or on the next working day.',
  cancelled: 'Orders paid on delivery that cannot be confirmed by phone are cancelled automatically.',
  number: (number) => `Order number ${number}`,
  next: 'What happens next',
  questions: 'Any questions?',
  chat: 'Write to the chat',
  home: 'Back to the main page',
}
