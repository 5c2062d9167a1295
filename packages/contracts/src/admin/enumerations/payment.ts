import { enumeration } from './enumeration'

/** Spec 000 section 3. Badge and text in the client. */
export const paymentOptionIdValues = enumeration('PaymentOptionId', null, {
  PayOnDelivery: { ru: 'Оплата при получении', en: 'Pay on delivery' },
  PayViaSberbankAcquiring: { ru: 'Банковская карта (Сбербанк)', en: 'Bank card (Sberbank)' },
  PayViaYooKassa: { ru: 'Банковская карта на сайте', en: 'Bank card on the site' },
  /** Credit. */
  PayViaDolyame: { ru: 'Долями', en: 'Dolyame' },
  /** Credit. */
  PayViaSberbankInstallment: { ru: 'Рассрочка Сбербанка', en: 'Sberbank instalments' },
  /** Credit. */
  PayViaSberbankInstallment6M: { ru: 'Рассрочка Сбербанка на 6 месяцев', en: 'Sberbank instalments, 6 months' },
  /** Credit. */
  PayViaSberbankInstallment12M: { ru: 'Рассрочка Сбербанка на 12 месяцев', en: 'Sberbank instalments, 12 months' },
  /** Credit. */
  PayViaSberbankInstallment24M: { ru: 'Рассрочка Сбербанка на 24 месяца', en: 'Sberbank instalments, 24 months' },
  /** Credit. */
  PayViaSberbankInstallment36M: { ru: 'Рассрочка Сбербанка на 36 месяцев', en: 'Sberbank instalments, 36 months' },
  /** Credit. */
  PayViaVsegdaDa: { ru: 'Всегда.Да', en: 'Vsegda.Da' },
  /** Credit. */
  PayViaTinkoffInstallment: { ru: 'Рассрочка Тинькофф', en: 'Tinkoff instalments' },
  /** Credit. */
  PayViaYandexSplit: { ru: 'Яндекс Сплит', en: 'Yandex Split' },
  /** Credit. */
  PayViaSberbankCredit: { ru: 'Кредит Сбербанка', en: 'Sberbank loan' },
  /** Credit. */
  PayViaPosCredit: { ru: 'Кредит (POS)', en: 'POS loan' },
  /** Card through an online form (online-card). */
  PayImmediately: { ru: 'Оплатить сразу', en: 'Pay now' },
  /** Invoice. */
  FromCheckingAccountAsLegalEntity: { ru: 'Счёт для юридического лица', en: 'Invoice to a company' },
})

/** Union of provider statuses. Success statuses are those of; spelling kept as in the spec ('approved' and 'Approved' are different strings, 'Payed'). */
export const paymentStatusValues = enumeration('PaymentStatus', null, {
  None: { ru: 'Платёж не начат', en: 'Payment not started' },
  /** Pending. */
  Created: { ru: 'Создан', en: 'Created' },
  /** Pending. */
  Pending: { ru: 'Ожидает оплаты', en: 'Awaiting payment' },
  /** Success of online-card. */
  Confirmed: { ru: 'Подтверждён', en: 'Confirmed' },
  /** Success of dolyame. */
  Committed: { ru: 'Подтверждён', en: 'Confirmed' },
  /** Success of vsegda-da. */
  approved: { ru: 'Одобрено', en: 'Approved' },
  /** Success of sberbank, sberbank-installment, sberbank-credit. */
  Payed: { ru: 'Оплачено', en: 'Paid' },
  /** Success of tinkoff, yandex-split. */
  Approved: { ru: 'Одобрено', en: 'Approved' },
  /** Success of yookassa. */
  Succeeded: { ru: 'Оплачено', en: 'Paid' },
  /** Success of pos-credit. */
  ContractAuthorized: { ru: 'Договор подписан', en: 'Contract signed' },
  /** Failure of pos-credit. */
  Rejected: { ru: 'Отклонено', en: 'Rejected' },
  /** Failure of pos-credit. */
  BankRejected: { ru: 'Отклонено банком', en: 'Rejected by the bank' },
  /** Failure of pos-credit. */
  CustomerRejected: { ru: 'Отказ клиента', en: 'Rejected by the customer' },
  /** Failure of pos-credit. */
  CustomerRejectedForTo: { ru: 'Отказ клиента', en: 'Rejected by the customer' },
  /** Failure of pos-credit. */
  InputError: { ru: 'Ошибка в данных', en: 'Error in the data' },
  /** Failure. */
  Cancelled: { ru: 'Отменено', en: 'Cancelled' },
  /** Failure. */
  Failed: { ru: 'Ошибка', en: 'Failed' },
  /** Failure. */
  Expired: { ru: 'Истёк срок оплаты', en: 'Payment term expired' },
  /** Terminal. */
  Refunded: { ru: 'Возвращено', en: 'Refunded' },
})

/** Provider key used in paths (`{provider}`), in `?provider=` and in the return parameter `from`. Keys are ours: spec names the providers, not the keys. */
export const paymentProviderValues = enumeration('PaymentProvider', null, {
  /** Path literal of. */
  dolyame: { ru: 'Долями', en: 'Dolyame' },
  /** The 'second split-payment provider'. */
  'yandex-split': { ru: 'Яндекс Сплит', en: 'Yandex Split' },
  /** Card acquiring. */
  sberbank: { ru: 'Сбербанк, эквайринг', en: 'Sberbank acquiring' },
  /** Card acquiring. */
  yookassa: { ru: 'ЮKassa', en: 'YooKassa' },
  /** Embedded form, polled through payment-status. */
  'online-card': { ru: 'Карта через онлайн-форму', en: 'Card by the online form' },
  /** Installment provider. */
  'sberbank-installment': { ru: 'Рассрочка Сбербанка', en: 'Sberbank instalments' },
  /** Installment provider. */
  'sberbank-credit': { ru: 'Кредит Сбербанка', en: 'Sberbank loan' },
  /** Installment provider. */
  'vsegda-da': { ru: 'Всегда.Да', en: 'Vsegda.Da' },
  /** Installment provider, modal widget. */
  tinkoff: { ru: 'Рассрочка Тинькофф', en: 'Tinkoff instalments' },
  /** Installment provider, widget, profileId. */
  'pos-credit': { ru: 'Кредит (POS)', en: 'POS loan' },
})
