/** Every way to pay that a shop may offer, in the order of the standard server. */
export const EVERY_OPTION = [
  'PayOnDelivery',
  'PayViaYooKassa',
  'PayViaSberbankAcquiring',
  'PayImmediately',
  'PayViaDolyame',
  'PayViaYandexSplit',
  'PayViaSberbankInstallment',
  'PayViaSberbankInstallment6M',
  'PayViaSberbankInstallment12M',
  'PayViaSberbankInstallment24M',
  'PayViaSberbankInstallment36M',
  'PayViaSberbankCredit',
  'PayViaVsegdaDa',
  'PayViaTinkoffInstallment',
  'PayViaPosCredit',
  'FromCheckingAccountAsLegalEntity',
] as const

type Option = (typeof EVERY_OPTION)[number]

/** The response of a server that offers these ways to pay in this order; `more` says what is special about one. */
export const offering = (
  options: readonly Option[] = EVERY_OPTION,
  more: Partial<Readonly<Record<Option, object>>> = {},
): object => ({
  items: Object.fromEntries(
    options.map((id, index) => [id, { id, isAvailable: true, displayOrder: index + 1, amount: 550, ...more[id] }]),
  ),
})

/** A schedule of equal monthly payments, 100 ₽ each, the first on 21 December 2026. */
export const scheduleOf = (months: number, more: object = {}): object => ({
  items: Array.from({ length: months }, (_, index) => ({
    date: new Date(Date.UTC(2026, 11 + index, 21)).toISOString().slice(0, 10),
    amount: 100,
  })),
  total: months * 100,
  overpayment: 0,
  ...more,
})
