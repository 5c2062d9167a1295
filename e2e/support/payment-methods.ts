/** How the money of a method is taken: without a service, on its page, in its window over our page, or in its form on our page. */
export type MethodKind = 'direct' | 'redirect' | 'widget' | 'form'

/** One way to pay as the buyer finds it. */
export interface Method {
  readonly option: string
  /** Key of its provider; null for what is paid without one. */
  readonly provider: string | null
  readonly kind: MethodKind
  /** Its card in the list. */
  readonly item: RegExp
  /** Its card in the credit block. */
  readonly member?: RegExp
}

const credit = /^Кредит или рассрочка/
const sberbank = [
  ['', 4],
  ['6M', 6],
  ['12M', 12],
  ['24M', 24],
  ['36M', 36],
] as const

/** Every way to pay of the specification: two direct ones, ten providers, five terms of one of them (PAY-04, PAY-58). */
export const METHODS: readonly Method[] = [
  { option: 'PayOnDelivery', provider: null, kind: 'direct', item: /^При получении/ },
  { option: 'FromCheckingAccountAsLegalEntity', provider: null, kind: 'direct', item: /^На расчётный счёт/ },
  { option: 'PayViaYooKassa', provider: 'yookassa', kind: 'redirect', item: /^Картой на сайте/ },
  { option: 'PayViaSberbankAcquiring', provider: 'sberbank', kind: 'redirect', item: /^Картой через Сбербанк/ },
  { option: 'PayImmediately', provider: 'online-card', kind: 'form', item: /^Картой, не покидая страницу/ },
  { option: 'PayViaDolyame', provider: 'dolyame', kind: 'redirect', item: credit, member: /^Долями/ },
  { option: 'PayViaYandexSplit', provider: 'yandex-split', kind: 'redirect', item: credit, member: /^Яндекс Сплит/ },
  ...sberbank.map(([term, months]): Method => ({
    option: `PayViaSberbankInstallment${term}`,
    provider: 'sberbank-installment',
    kind: 'redirect',
    item: credit,
    member: new RegExp(`^Рассрочка Сбербанка с переплатой, ${months} `),
  })),
  {
    option: 'PayViaSberbankCredit',
    provider: 'sberbank-credit',
    kind: 'redirect',
    item: credit,
    member: /^Кредит Сбербанка/,
  },
  { option: 'PayViaVsegdaDa', provider: 'vsegda-da', kind: 'redirect', item: credit, member: /^Всегда Да/ },
  {
    option: 'PayViaTinkoffInstallment',
    provider: 'tinkoff',
    kind: 'widget',
    item: credit,
    member: /^Рассрочка Т-Банка/,
  },
  { option: 'PayViaPosCredit', provider: 'pos-credit', kind: 'widget', item: credit, member: /^Одна заявка/ },
]

/** A method by its option. */
export function methodOf(option: string): Method {
  const method = METHODS.find((each) => each.option === option)
  if (method === undefined) throw new Error(`No way to pay is called ${option}.`)
  return method
}
