import type { PaymentNamesLabels } from './payment-names.labels'

/** English names of what can be paid with in parts or by credit. */
export const paymentNamesEn: PaymentNamesLabels = {
  PayViaDolyame: 'Dolyame',
  PayViaYandexSplit: 'Yandex Split',
  PayViaSberbankInstallment: 'Sberbank instalments',
  PayViaSberbankInstallment6M: 'Sberbank instalments',
  PayViaSberbankInstallment12M: 'Sberbank instalments',
  PayViaSberbankInstallment24M: 'Sberbank instalments',
  PayViaSberbankInstallment36M: 'Sberbank instalments',
  PayViaSberbankCredit: 'Sberbank credit',
  PayViaVsegdaDa: 'Vsegda Da',
  PayViaTinkoffInstallment: 'T-Bank instalments',
  PayViaPosCredit: 'One application to all banks',
}
