import { plural } from '@prilavok/core'

/** DELIV-24 where both bounds are known, else the one that is (UI-12). */
const days = (from: number | null, to: number | null): string => {
  if (from !== null && to !== null) return `${from}-${to} дней в пути`
  if (from !== null) return `от ${from} ${plural(from, { one: 'дня', few: 'дней', many: 'дней' })} в пути`
  return to === null ? '' : `до ${to} ${plural(to, { one: 'дня', few: 'дней', many: 'дней' })} в пути`
}

export const carrierListRu = {
  legend: 'Транспортная компания',
  days,
  /** DELIV-25. */
  storage: (count: number): string =>
    `бесплатное хранение ${count}\u00a0${plural(count, { one: 'день', few: 'дня', many: 'дней' })}`,
  /** DELIV-26 to DELIV-30, letter for letter. */
  cashOnDelivery: 'Оплата при получении',
  noCashOnDelivery: 'Нет оплаты при получении',
  prepaymentOnly: (name: string): string => `товар «${name}» нужно оплатить заранее`,
  /** DELIV-21. */
  free: 'БЕСПЛАТНО',
  unknownCost: 'Цену уточним',
  recommended: 'Рекомендуем',
  /** VALID-09. */
  error: 'Выберите транспортную компанию',
}

export type CarrierListLabels = typeof carrierListRu
