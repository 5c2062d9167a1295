import type { WizardStep } from '@prilavok/core/checkout'
import type { OrderSummaryLabels, WizardStepsLabels } from './checkout.labels'

/** The title of a step; one that a newer server knows and this page does not has its own name. */
export const titleOf = (step: WizardStep, titles: WizardStepsLabels): string =>
  Object.hasOwn(titles, step) ? titles[step as keyof WizardStepsLabels] : step

/** What is left to do at a step. Source: CHK-80. */
export function leftAt(step: WizardStep, text: OrderSummaryLabels): string {
  if (step === 'userContacts') return text.leftContacts
  if (step === 'pickpointSelection') return text.leftDelivery
  return step === 'paymentSelection' ? text.leftPayment : text.leftConfirm
}
