import type { PaymentHintLabels } from './payment-hint.labels'

/** English hints per payment option (CHK-24). */
export const paymentHintEn: PaymentHintLabels = {
  PayOnDelivery: 'Pay when you collect the order: look at the goods first, then pay.',
  PayViaYooKassa: 'After you confirm, the secure page of the bank opens. We do not see the card details.',
  PayViaSberbankAcquiring: 'After you confirm, the secure page of the bank opens. We do not see the card details.',
  PayImmediately: 'After you confirm, the form of the bank opens right here. We do not see the card details.',
  PayViaDolyame: 'Four equal payments: the first at once, on the page of the service, the others by the schedule.',
  PayViaYandexSplit:
    'The first payment is made on the page of the service, the rest by the schedule. There is no bank form to fill in.',
  PayViaSberbankInstallment: 'After you confirm, the application opens on the site of the bank.',
  PayViaSberbankInstallment6M: 'After you confirm, the application opens on the site of the bank.',
  PayViaSberbankInstallment12M: 'After you confirm, the application opens on the site of the bank.',
  PayViaSberbankInstallment24M: 'After you confirm, the application opens on the site of the bank.',
  PayViaSberbankInstallment36M: 'After you confirm, the application opens on the site of the bank.',
  PayViaSberbankCredit: 'You choose the term in the application: it opens on the site of the bank after you confirm.',
  PayViaVsegdaDa: 'You choose the term in the application: it opens after you confirm.',
  PayViaTinkoffInstallment: 'The application opens in a window of the bank above this page.',
  PayViaPosCredit: 'The application opens in a window above this page, and all banks answer it together.',
  FromCheckingAccountAsLegalEntity: 'The invoice comes by e-mail. The order is sent as soon as the money is there.',
}
