export const wizardStepsRu = {
  /** The titles of the wizard's steps, letter for letter (CHK-11, CHK-12); the first and the last one have no section of their own (CHK-13). */
  basket: 'Корзина',
  userContacts: 'Данные получателя',
  pickpointSelection: 'Доставка',
  paymentSelection: 'Способ оплаты',
  orderConfirmation: 'Подтверждение заказа',
  phoneConfirmation: 'Подтверждение телефона',
}

export type WizardStepsLabels = typeof wizardStepsRu
