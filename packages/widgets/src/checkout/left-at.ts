import type { WizardStep } from '@prilavok/core/checkout'
import type { OrderSummaryLabels } from './checkout.labels'

/** What is left to do at a step (CHK-80). */
export function leftAt(step: WizardStep, text: OrderSummaryLabels): string {
  if (step === 'userContacts') return text.leftContacts
  if (step === 'pickpointSelection') return text.leftDelivery
  return step === 'paymentSelection' ? text.leftPayment : text.leftConfirm
}
