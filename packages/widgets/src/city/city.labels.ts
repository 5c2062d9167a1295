import { unspaced } from '../lib/roubles-text'
import { plural } from '@prilavok/core'

/** CITY-16, letter for letter. */
const NOT_FOUND = 'Не смогли найти ни один город или вбили меньше 2 символов!'

export const cityPickerRu = {
  city: 'Город доставки',
  change: 'Изменить',
  choose: 'Выбрать город',
  none: 'Выберите город, и мы покажем способы доставки',
  /** A chosen city whose name could not be found out. */
  nameless: 'название не загрузилось',
  dialogTitle: 'Город доставки',
  search: 'Населённый пункт',
  /** Above the present city and the largest ones. */
  popular: 'Крупные города',
  /** CITY-17, letter for letter. */
  empty: 'Начните вбивать текст для поиска',
  /** Before there are enough letters to search by. */
  tooShort: NOT_FOUND,
  notFound: NOT_FOUND,
  failed: 'Не удалось найти города. Проверьте соединение с интернетом.',
  retry: 'Повторить',
  dialogFailed: 'Не удалось открыть выбор города',
  people: (count: number): string =>
    count >= 1_000_000
      ? `${(count / 1_000_000).toFixed(1).replace('.0', '').replace('.', ',')}\u00a0млн жителей`
      : count >= 1_000
        ? `${Math.round(count / 1_000)}\u00a0тыс. жителей`
        : `${count}\u00a0${plural(count, { one: 'житель', few: 'жителя', many: 'жителей' })}`,
}

export type CityPickerLabels = typeof cityPickerRu

export const deliveryHeaderRu = {
  city: (name: string): string => `Город доставки: ${name}`,
  choose: 'Выбрать город',
  /** CITY-15, letter for letter. */
  payment: 'Есть оплата при получении',
  noPayment: 'Нет оплаты при получении',
  reasonsLabel: 'Когда нет оплаты при получении',
  /** CITY-30, letter for letter. */
  reasons: (limit: string): string =>
    `Оплата при получении недоступна, если сумма заказа меньше ${unspaced(limit)} рублей, если она слишком мала по сравнению со стоимостью доставки или если покупатель входит в последние 5% по статистике выкупа`,
}

/** The words of the delivery header that a page may replace. */
export type DeliveryHeaderLabels = typeof deliveryHeaderRu

export const otherCitiesRu = {
  /** DELIV-37, letter for letter. */
  CanTake: 'Можно забрать',
  PayOnDelivery: 'Есть оплата при получении',
  CheepDeliveryCost: 'Дешевле доставка',
  nearest: 'Ближайшие города',
  /** Of a city that another group offers as well. */
  alsoPayOnDelivery: 'оплата при получении',
  alsoCheaper: 'дешевле доставка',
  days: (from: number, to: number): string => (from === to ? `${from}\u00a0дн.` : `${from}–${to}\u00a0дн.`),
  kilometres: (distance: number): string => `${distance}\u00a0км`,
  failed: 'Не удалось найти соседние города.',
  retry: 'Повторить',
}

/** The words of the cities around that a page may replace. */
export type OtherCitiesLabels = typeof otherCitiesRu
