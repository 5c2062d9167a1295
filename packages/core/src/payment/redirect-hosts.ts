/** Hosts that a payment provider may send the buyer to, by the provider's key; names in Cyrillic are in punycode. */
export type RedirectHosts = Readonly<Record<string, readonly string[]>>

const sberbank = ['securepayments.sberbank.ru', 'ecommerce.sberbank.ru', 'payecom.ru', '*.payecom.ru']
const sberbankCredit = [
  'securepayments.sberbank.ru',
  'ecommerce.sberbank.ru',
  'payecom.ru',
  '*.payecom.ru',
  'pokupay.ru',
  '*.pokupay.ru',
]

/** Hosts of the providers' pages; `allowedRedirectHosts` of the settings replaces the list of a provider. */
export const standardRedirectHosts: RedirectHosts = {
  dolyame: ['dolyame.ru', '*.dolyame.ru'],
  'yandex-split': ['pay.ya.ru', '*.pay.ya.ru', 'pay.yandex.ru', '*.pay.yandex.ru'],
  sberbank,
  yookassa: ['yoomoney.ru', '*.yoomoney.ru', 'yookassa.ru', '*.yookassa.ru'],
  'online-card': ['securepay.tinkoff.ru', '*.securepay.tinkoff.ru', 'pay.tbank.ru', '*.pay.tbank.ru'],
  'sberbank-installment': sberbankCredit,
  'sberbank-credit': sberbankCredit,
  'vsegda-da': ['vsegda-da.com', '*.vsegda-da.com'],
  tinkoff: ['forma.tinkoff.ru', 'forma.tbank.ru'],
}

/** The hosts of one provider; none for an unknown provider. */
export function redirectHostsOf(provider: string, own: RedirectHosts): readonly string[] {
  const all = { ...standardRedirectHosts, ...own }
  return Object.hasOwn(all, provider) ? (all[provider] ?? []) : []
}
