import {
  askWholesale,
  callMeBack,
  orderInOneClick,
  remindMeLater,
  subscribeToPriceReduction,
  subscribeToStock,
  type WholesaleRequestType,
} from '@prilavok/contracts'
import { bothNotNull, decimal, email, max, phone, required, type SmallField, type SmallFormSpec } from '../forms'

/** What a form about a product is about. */
export interface OfProduct {
  /** The product that is meant. */
  readonly productId: string
}

const firstName: SmallField = { kind: 'first-name', rules: [required()] }
const mainPhone: SmallField = { kind: 'phone', rules: [required(), phone()] }
const anyEmail: SmallField = { kind: 'email', rules: [email()] }
/** At least one of both. Source: LEAD-07. */
const reach = {
  phone: { kind: 'phone', rules: [bothNotNull('email'), phone()] },
  email: { kind: 'email', rules: [email()], either: true },
} satisfies Record<string, SmallField>
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

type Values<K extends string> = Readonly<Record<K, string>>

/** Asks to be called, about a product or about anything. Source: LEAD-01, LEAD-02. */
export const callBackForm: SmallFormSpec<
  Values<'firstName' | 'phone' | 'email'>,
  { readonly productId: string | null },
  typeof callMeBack
> = {
  name: 'call-back',
  endpoint: callMeBack,
  initial: { firstName: '', phone: '', email: '' },
  fields: { firstName, phone: { ...mainPhone, wire: 'PhoneNumber' }, email: anyEmail },
  toInput: (values, { productId }) => ({
    body: {
      ProductId: productId,
      FirstName: values.firstName.trim(),
      PhoneNumber: values.phone,
      Email: orNull(values.email),
    },
  }),
}

/** Orders one product; staff call for the rest. Source: LEAD-03 to LEAD-05. */
export const oneClickForm: SmallFormSpec<
  Values<'firstName' | 'phone' | 'lastName' | 'middleName' | 'email'>,
  OfProduct,
  typeof orderInOneClick
> = {
  name: 'one-click-order',
  endpoint: orderInOneClick,
  initial: { firstName: '', phone: '', lastName: '', middleName: '', email: '' },
  fields: {
    firstName,
    phone: { ...mainPhone, wire: 'phoneNumber' },
    lastName: { kind: 'last-name', rules: [] },
    middleName: { kind: 'middle-name', rules: [] },
    email: anyEmail,
  },
  toInput: (values, { productId }) => ({
    body: {
      productId,
      firstName: values.firstName.trim(),
      lastName: orNull(values.lastName),
      middleName: orNull(values.middleName),
      phoneNumber: values.phone,
      email: orNull(values.email),
      // The words above the button say what sending means.
      personalDataConsent: true,
    },
  }),
}

/** Waits for a lower price. Source: LEAD-06, LEAD-07. */
export const discountForm: SmallFormSpec<
  Values<'phone' | 'email' | 'desiredPrice'>,
  OfProduct,
  typeof subscribeToPriceReduction
> = {
  name: 'discount-subscription',
  endpoint: subscribeToPriceReduction,
  initial: { phone: '', email: '', desiredPrice: '' },
  fields: { ...reach, desiredPrice: { kind: 'price', rules: [decimal()], most: 12 } },
  toInput: (values, { productId }) => ({
    body: {
      productId,
      phone: orNull(values.phone),
      email: orNull(values.email),
      desiredPrice: values.desiredPrice === '' ? null : Number(values.desiredPrice.replace(',', '.')),
    },
  }),
}

/** Waits for a product that is sold out. Source: LEAD-08. */
export const stockForm: SmallFormSpec<Values<'phone' | 'email'>, OfProduct, typeof subscribeToStock> = {
  name: 'stock-subscription',
  endpoint: subscribeToStock,
  initial: { phone: '', email: '' },
  fields: reach,
  toInput: (values, { productId }) => ({
    body: { productId, phone: orNull(values.phone), email: orNull(values.email) },
  }),
}

/** Wants to be reminded of a product. Source: LEAD-09. */
export const remindForm: SmallFormSpec<Values<'phone' | 'email' | 'remindOn'>, OfProduct, typeof remindMeLater> = {
  name: 'remind-later',
  endpoint: remindMeLater,
  initial: { phone: '', email: '', remindOn: '' },
  fields: { ...reach, remindOn: { kind: 'date', rules: [] } },
  toInput: (values, { productId }) => ({
    body: {
      productId,
      phone: orNull(values.phone),
      email: orNull(values.email),
      remindOn: orNull(values.remindOn),
    },
  }),
}

/** Buys or sells in bulk, as the open tab says. Source: LEAD-10, LEAD-11. */
export const wholesaleForm: SmallFormSpec<
  Values<'name' | 'phone' | 'email' | 'companyName' | 'comment'>,
  { readonly type: WholesaleRequestType },
  typeof askWholesale
> = {
  name: 'wholesale',
  endpoint: askWholesale,
  needsToken: true,
  initial: { name: '', phone: '', email: '', companyName: '', comment: '' },
  fields: {
    name: { kind: 'full-name', rules: [required()] },
    phone: { ...mainPhone, wire: 'phoneNumber' },
    email: anyEmail,
    companyName: { kind: 'text', rules: [max(300)] },
    comment: { kind: 'long-text', rules: [max(5_000)] },
  },
  toInput: (values, { type }, reCaptchaToken) => ({
    body: {
      type,
      name: values.name.trim(),
      phoneNumber: values.phone,
      email: orNull(values.email),
      companyName: orNull(values.companyName),
      comment: orNull(values.comment),
      reCaptchaToken,
    },
  }),
}
