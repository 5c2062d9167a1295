import { addProductComment, addStoreFeedback, askAboutProduct } from '@prilavok/contracts'
import { email, max, phone, required, type SmallFormSpec } from '../forms'

const LONGEST_TEXT = 5_000
const LONGEST_QUESTION = 2_000

/** A product that something is written about. */
export interface AboutProduct {
  /** The product that is written about. */
  readonly productId: string
}

/** A review of a product: product, name and text are needed, stars are not. Source: CONTENT-15, CONTENT-18. */
export const productCommentForm: SmallFormSpec<
  { readonly score: number | null; readonly userName: string; readonly text: string },
  AboutProduct,
  typeof addProductComment
> = {
  name: 'product-comment',
  endpoint: addProductComment,
  needsToken: true,
  initial: { score: null, userName: '', text: '' },
  fields: {
    score: { kind: 'score', rules: [] },
    userName: { kind: 'first-name', rules: [required(), max(100)], most: 100 },
    text: { kind: 'long-text', rules: [required(), max(LONGEST_TEXT)], most: LONGEST_TEXT },
  },
  toInput: (values, { productId }, reCaptchaToken) => ({ body: { productId, ...values, reCaptchaToken } }),
}

/** Feedback on the shop. Source: CONTENT-24, CONTENT-25. */
export const storeFeedbackForm: SmallFormSpec<
  { readonly score: number | null; readonly userName: string; readonly text: string },
  null,
  typeof addStoreFeedback
> = {
  name: 'store-feedback',
  endpoint: addStoreFeedback,
  needsToken: true,
  initial: { score: null, userName: '', text: '' },
  fields: productCommentForm.fields,
  toInput: (values, _, reCaptchaToken) => ({ body: { ...values, reCaptchaToken } }),
}

/** A question about a product: name, phone and the question; a server takes one without words as well. Source: CONTENT-26, CONTENT-27. */
export const productQuestionForm: SmallFormSpec<
  { readonly question: string; readonly userName: string; readonly phone: string; readonly email: string },
  AboutProduct,
  typeof askAboutProduct
> = {
  name: 'product-question',
  endpoint: askAboutProduct,
  needsToken: true,
  initial: { question: '', userName: '', phone: '', email: '' },
  fields: {
    question: { kind: 'long-text', rules: [required(), max(LONGEST_QUESTION)], most: LONGEST_QUESTION },
    userName: { kind: 'first-name', rules: [required(), max(100)], most: 100 },
    phone: { kind: 'phone', rules: [required(), phone()] },
    email: { kind: 'email', rules: [email()] },
  },
  toInput: ({ userName, phone: number, question, email: address }, { productId }, token) => ({
    body: {
      Model: { ProductId: productId, UserName: userName, Question: question, Phone: number, Email: address },
      ReCaptchaToken: token,
    },
  }),
}
