/** Russian hints per payment option (CHK-24); an empty one is not shown. */
export const paymentHintRu = {
  PayOnDelivery: 'Оплатите заказ, когда заберёте его: сначала осмотрите товар, потом платите.',
  PayViaYooKassa: 'После подтверждения откроется защищённая страница банка. Данные карты мы не видим.',
  PayViaSberbankAcquiring: 'После подтверждения откроется защищённая страница банка. Данные карты мы не видим.',
  PayImmediately: 'После подтверждения форма банка откроется прямо здесь. Данные карты мы не видим.',
  PayViaDolyame: 'Четыре равных платежа: первый — сразу, на странице сервиса, остальные спишут по графику.',
  PayViaYandexSplit:
    'Первый платёж — на странице сервиса, остальное спишут по графику. Анкету банка заполнять не нужно.',
  PayViaSberbankInstallment: 'После подтверждения откроется заявка на сайте банка.',
  PayViaSberbankInstallment6M: 'После подтверждения откроется заявка на сайте банка.',
  PayViaSberbankInstallment12M: 'После подтверждения откроется заявка на сайте банка.',
  PayViaSberbankInstallment24M: 'После подтверждения откроется заявка на сайте банка.',
  PayViaSberbankInstallment36M: 'После подтверждения откроется заявка на сайте банка.',
  PayViaSberbankCredit: 'Срок выберете в заявке на сайте банка: она откроется после подтверждения.',
  PayViaVsegdaDa: 'Срок выберете в заявке: она откроется после подтверждения.',
  PayViaTinkoffInstallment: 'Заявка откроется в окне банка поверх этой страницы.',
  PayViaPosCredit: 'Заявка откроется в окне поверх этой страницы, банки ответят на неё все вместе.',
  FromCheckingAccountAsLegalEntity: 'Счёт придёт на электронную почту. Заказ отправим, как только деньги поступят.',
}

/** The hints that a page may replace. */
export type PaymentHintLabels = typeof paymentHintRu
