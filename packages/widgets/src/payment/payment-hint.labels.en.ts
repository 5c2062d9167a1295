import type { PaymentHintLabels } from './payment-hint.labels'

export const paymentHintEn: PaymentHintLabels = {
  PayOnDelivery: 'Pay when you collect the order: look at the goods first, then pay.',
  PayViaYooKassa: 'After you confirm, the secure page of the bank opens. We do not see the card details.',
  PayViaSberbankAcquiring: 'After you confirm, the secure page of the bank opens. We do not see the card details.',
  PayImmediately: '',
  PayViaDolyame: '',
  PayViaYandexSplit: '',
  PayViaTinkoffInstallment: '',
  PayViaVsegdaDa: '',
  PayViaPosCredit: '',
  FromCheckingAccountAsLegalEntity: 'The invoice comes by e-mail. The order is sent as soon as the money is there.',
}
