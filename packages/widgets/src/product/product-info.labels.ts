import { plural } from '@prilavok/core'

const PAYMENTS = { one: 'платёж', few: 'платежа', many: 'платежей' }

/** Russian words of the buttons that explain something. */
export const productInfoRu = {
  quality: 'Индекс качества',
  instalment: 'Рассрочка',
  payOnDelivery: 'Оплата при получении',
  dolyame: 'Оплата Долями',
  yandexSplit: 'Яндекс Сплит',
  legalEntities: 'Юридическим лицам',
  return: 'Возврат',
  safeLogistics: 'Бережная доставка',
  /** What split payment takes; `last` is the last payment where it is another, else null. */
  parts: (count: number, amount: string, last: string | null): string =>
    last === null
      ? `${count} ${plural(count, PAYMENTS)} по ${amount}`
      : `${count - 1} ${plural(count - 1, PAYMENTS)} по ${amount} и последний ${last}`,
}

/** The words of the buttons that explain something, which a page may replace. */
export type ProductInfoLabels = typeof productInfoRu

/** The key of something that is explained. */
export type ExplainedKey = Exclude<keyof ProductInfoLabels, 'parts'>
