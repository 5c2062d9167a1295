/** Names of what can be paid with in parts or by credit, by payment option; a page adds the names of its own options here. */
export const paymentNamesRu = {
  PayViaDolyame: 'Долями',
  PayViaYandexSplit: 'Яндекс Сплит',
  PayViaSberbankInstallment: 'Рассрочка Сбербанка',
  PayViaSberbankInstallment6M: 'Рассрочка Сбербанка',
  PayViaSberbankInstallment12M: 'Рассрочка Сбербанка',
  PayViaSberbankInstallment24M: 'Рассрочка Сбербанка',
  PayViaSberbankInstallment36M: 'Рассрочка Сбербанка',
  PayViaSberbankCredit: 'Кредит Сбербанка',
  PayViaVsegdaDa: 'Всегда Да',
  PayViaTinkoffInstallment: 'Рассрочка Т-Банка',
  PayViaPosCredit: 'Одна заявка во все банки',
}

/** The names of payments in parts that a page may replace. */
export type PaymentNamesLabels = typeof paymentNamesRu
