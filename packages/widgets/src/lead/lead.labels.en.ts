import type {
  CallBackLabels,
  DiscountSubscriptionLabels,
  OneClickOrderLabels,
  RemindLaterLabels,
  StockSubscriptionLabels,
  WholesaleLabels,
} from './lead.labels'

const reach = { phone: 'Phone', email: 'E-mail' }
const consent = { consent: 'By sending this you agree to the', policy: 'personal data policy' }

/** English words of the call-back. */
export const callBackEn: CallBackLabels = {
  open: 'Call me back',
  title: 'Ask for a call',
  intro: 'Leave your number and we will call you in working hours.',
  firstName: 'Name',
  ...reach,
  submit: 'Call me',
  ...consent,
}

/** English words of the quick order. */
export const oneClickOrderEn: OneClickOrderLabels = {
  open: 'Buy in one click',
  title: 'Buy in one click',
  intro: 'Leave your name and phone. We will call, settle delivery and payment, and place the order.',
  firstName: 'First name',
  lastName: 'Last name',
  middleName: 'Middle name',
  ...reach,
  submit: 'Order',
  ...consent,
}

/** English words of the wait for a lower price. */
export const discountSubscriptionEn: DiscountSubscriptionLabels = {
  open: 'I want a discount',
  title: 'Tell me when the price falls',
  intro: 'We will write or call when it is cheaper. A phone or an e-mail is enough.',
  ...reach,
  desiredPrice: 'Price you would like, ₽',
  submit: 'Tell me of discounts',
  ...consent,
}

/** English words of the wait for a product. */
export const stockSubscriptionEn: StockSubscriptionLabels = {
  open: 'Tell me when it is back',
  title: 'Tell me when it is back',
  intro: 'We will write or call when it is in stock. A phone or an e-mail is enough.',
  ...reach,
  submit: 'Tell me',
  ...consent,
}

/** English words of the reminder. */
export const remindLaterEn: RemindLaterLabels = {
  open: 'Remind me later',
  title: 'Remind me of this product',
  intro: 'We will remind you on the day you choose. A phone or an e-mail is enough.',
  ...reach,
  remindOn: 'When to remind',
  remindOnHelp: 'In a week if you choose no day',
  submit: 'Remind me',
  ...consent,
}

/** English words of the wholesale form. */
export const wholesaleEn: WholesaleLabels = {
  open: 'Wholesale',
  title: 'Wholesale',
  tabs: 'What you are interested in',
  sale: 'Buy wholesale',
  buy: 'Offer products',
  name: 'Name',
  ...reach,
  companyName: 'Company',
  comment: 'What and how much',
  submit: 'Send request',
  ...consent,
}
