import type { WizardStepsLabels } from './wizard-steps.labels'

export const wizardStepsEn: WizardStepsLabels = {
  basket: 'Cart',
  userContacts: 'Recipient details',
  pickpointSelection: 'Delivery',
  paymentSelection: 'Payment',
  orderConfirmation: 'Order confirmation',
  phoneConfirmation: 'Phone confirmation',
}
