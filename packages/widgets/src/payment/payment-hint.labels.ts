export const paymentHintRu = {
  /** A hint per payment option (CHK-24); an empty one is not shown. */
  PayOnDelivery: 'Оплатите заказ, когда заберёте его: сначала осмотрите товар, потом платите.',
  PayViaYooKassa: 'После подтверждения откроется защищённая страница банка. Данные карты мы не видим.',
  PayViaSberbankAcquiring: 'После подтверждения откроется защищённая страница банка. Данные карты мы не видим.',
  PayImmediately: '',
  PayViaDolyame: '',
  PayViaYandexSplit: '',
  PayViaTinkoffInstallment: '',
  PayViaVsegdaDa: '',
  PayViaPosCredit: '',
  FromCheckingAccountAsLegalEntity: 'Счёт придёт на электронную почту. Заказ отправим, как только деньги поступят.',
}

export type PaymentHintLabels = typeof paymentHintRu
