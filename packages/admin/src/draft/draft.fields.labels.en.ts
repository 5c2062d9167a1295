import type { draftFieldsRu } from './draft.fields.labels'

/** English names of fields that only records of this feature have. */
export const draftFieldsEn: typeof draftFieldsRu = {
  canConfirm: 'May be confirmed',
  cart: 'Cart',
  completeness: 'Complete, %',
  createdOrderId: 'Order made',
  deliveryCost: 'Delivery cost',
  device: 'Device',
  hasOrder: 'Has an order',
  hasPhone: 'Has a phone',
  hasSurvey: 'Has a survey',
  id: 'No.',
  lastStep: 'Last step',
  personalDataConsent: 'The customer agrees to the processing of their data',
  problems: 'Problems',
  survey: 'Survey',
  toPay: 'To be paid',
}
