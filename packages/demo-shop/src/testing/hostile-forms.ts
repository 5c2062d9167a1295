import {
  addProductComment,
  addStoreFeedback,
  answerSurvey,
  askAboutProduct,
  askWholesale,
  callMeBack,
  checkConfirmCode,
  orderInOneClick,
  remindMeLater,
  sendAbandonedSurvey,
  sendOrderSurvey,
  sendSmsCode,
  subscribeToPriceReduction,
  subscribeToStock,
  trackParcel,
  type Endpoint,
} from '@prilavok/contracts'
import { ids } from '../fixtures/fixture-shop'

type Body = Readonly<Record<string, unknown>>

/** A form of visitors and the fields of it that take a text. */
export interface TextForm {
  readonly call: Endpoint
  /** A body that is taken; the number makes its phone one of its own. */
  readonly body: (number: number) => Body
  /** Fields that keep any text, as JSON Pointers, and how many characters of it. */
  readonly words: Readonly<Record<string, number>>
  /** Fields that are judged: a phone, an address, a number of something. */
  readonly judged: readonly string[]
}

/** A phone that one text alone is sent with. */
export const phoneOfText = (number: number): string => `+7900${String(number).padStart(7, '0')}`

const product = { productId: ids.cement }
const marks = { staff: 50, productPrice: 50 }

/** The forms; surveys are answered by these links. */
export const textForms = (links: { readonly order: string; readonly draft: string }): readonly TextForm[] => [
  {
    call: callMeBack,
    body: (number) => ({ FirstName: 'Анна', PhoneNumber: phoneOfText(number) }),
    words: { '/FirstName': 100 },
    judged: ['/PhoneNumber', '/Email', '/ProductId'],
  },
  {
    call: orderInOneClick,
    body: (number) => ({ ...product, firstName: 'Анна', phoneNumber: phoneOfText(number) }),
    words: { '/firstName': 100, '/lastName': 100, '/middleName': 100, '/cityId': 64 },
    judged: ['/phoneNumber', '/email', '/productId'],
  },
  ...[subscribeToPriceReduction, subscribeToStock].map((call) => ({
    call,
    body: (number: number) => ({ ...product, phone: phoneOfText(number) }),
    words: {},
    judged: ['/phone', '/email', '/productId'],
  })),
  {
    call: remindMeLater,
    body: (number) => ({ ...product, phone: phoneOfText(number) }),
    words: {},
    judged: ['/phone', '/email', '/productId', '/remindOn'],
  },
  {
    call: askWholesale,
    body: (number) => ({ type: 'Buy', name: 'Анна', phoneNumber: phoneOfText(number) }),
    words: { '/name': 100, '/companyName': 300, '/inn': 12, '/comment': 5_000, '/reCaptchaToken': 4_096 },
    judged: ['/phoneNumber', '/email', '/type'],
  },
  {
    call: addProductComment,
    body: () => ({ ...product, userName: 'Анна', text: 'Хорошо', score: 5 }),
    words: { '/userName': 100, '/text': 5_000, '/advantages': 2_000, '/disadvantages': 2_000, '/orderId': 64 },
    judged: ['/phone', '/email', '/productId'],
  },
  {
    call: addStoreFeedback,
    body: () => ({ userName: 'Анна', text: 'Хорошо', score: 5 }),
    words: { '/userName': 100, '/text': 5_000, '/orderNumber': 50 },
    judged: ['/phone', '/email'],
  },
  {
    call: askAboutProduct,
    body: (number) => ({
      Model: { ProductId: ids.cement, UserName: 'Анна', Phone: phoneOfText(number) },
      ReCaptchaToken: '',
    }),
    words: { '/Model/UserName': 100, '/Model/Question': 2_000, '/ReCaptchaToken': 4_096 },
    judged: ['/Model/Phone', '/Model/Email', '/Model/ProductId'],
  },
  {
    call: sendOrderSurvey,
    body: () => ({ id: links.order, ...marks }),
    words: { '/orderComment': 2_000, '/deliveryComment': 2_000, '/commonComment': 2_000 },
    judged: ['/id'],
  },
  { call: sendAbandonedSurvey, body: () => ({ id: links.draft }), words: { '/comment': 2_000 }, judged: ['/id'] },
  {
    call: answerSurvey,
    body: () => ({ surveyId: 'none', surveyOptionId: 'none' }),
    words: {},
    judged: ['/surveyId', '/surveyOptionId'],
  },
  { call: trackParcel, body: () => ({ trackNumber: '' }), words: {}, judged: ['/trackNumber', '/reCaptchaToken'] },
  { call: sendSmsCode, body: () => ({ phoneNumber: '' }), words: {}, judged: ['/phoneNumber'] },
  {
    call: checkConfirmCode,
    body: (number) => ({ phoneNumber: phoneOfText(number), confirmCode: '' }),
    words: {},
    judged: ['/confirmCode', '/phoneNumber'],
  },
]

/** A body with one more text in it. */
export function withText(body: Body, pointer: string, text: string): Body {
  const [field = '', ...deeper] = pointer.slice(1).split('/')
  const value = deeper.length === 0 ? text : withText(body[field] as Body, `/${deeper.join('/')}`, text)
  return { ...body, [field]: value }
}
