import { unspaced } from '../lib/roubles-text'
import { plural } from '@prilavok/core'
import type { PointAdvice } from '@prilavok/core/delivery'

const { format: number } = new Intl.NumberFormat('ru')

/** Russian words of the page of pick-up points. */
export const pickupPointsPageRu = {
  region: 'Пункты выдачи',
  empty: 'В этом городе пока нет пунктов выдачи.',
  failed: 'Не удалось загрузить пункты выдачи.',
  failedPart: 'Загрузились не все пункты выдачи.',
  retry: 'Повторить',
}

/** The words of the page of pick-up points that a page may replace. */
export type PickupPointsPageLabels = typeof pickupPointsPageRu

export const pickupPointsRu = {
  heading: 'Пункт выдачи',
  count: (count: number): string => `${number(count)} на выбор`,
  search: 'Адрес или название',
  clear: 'Очистить поиск',
  /** PICK-05, letter for letter. */
  notFound: 'Пункты выдачи не найдены. Попробуйте изменить поисковый запрос',
  found: (count: number): string => `Найдено пунктов выдачи: ${number(count)}`,
  foundOne: (address: string): string => `Найден и выбран пункт выдачи: ${address}`,
  shown: (shown: number, all: number): string =>
    `Показано ${number(shown)} ${plural(shown, { one: 'пункт', few: 'пункта', many: 'пунктов' })} из ${number(all)}`,
  /** PICK-02, letter for letter. */
  more: 'Показать еще',
  choose: 'Забрать здесь',
  chosen: 'Выбран',
  /** PICK-08, letter for letter. */
  another: 'Выбрать другой пункт выдачи',
  recommended: 'Рекомендуем',
  /** Why, where that can be known. */
  advice: { nearest: 'ближе всех', everyDay: 'без выходных' } as Readonly<Record<PointAdvice, string>>,
  nearMe: 'Рядом со мной',
  nearUnknown: 'Не знаем, где вы',
  postamat: 'Постамат',
  openAlways: 'Круглосуточно',
  openUntil: (time: string): string => `Открыто до ${time}`,
  opensAt: (time: string): string => `Откроется в ${time}`,
  opensTomorrow: (time: string): string => `Откроется завтра в ${time}`,
  opensOn: (day: string, time: string): string => `Откроется в ${day.toLowerCase()} в ${time}`,
  metres: (metres: number): string => `${metres} м`,
  kilometres: (kilometres: number): string => `${String(kilometres).replace('.', ',')} км`,
  filters: 'Показать только',
  number,
  withCash: 'Наличные',
  withCard: 'Карта',
  points: 'Пункты выдачи',
  postamats: 'Постаматы',
  otherPoints: 'Партнёры',
  noneOfFilters: 'С такими условиями пунктов нет.',
  dropFilters: 'Показать все пункты',
  toMap: 'На карте',
  toList: 'Списком',
  mapFailed: 'Карта не загрузилась. Пункт можно выбрать в списке.',
  retryMap: 'Повторить',
  today: (hours: string): string => `Сегодня ${hours}`,
  hours: 'Часы работы',
  hoursUnknown: 'Уточните по телефону',
  dayOff: 'выходной',
  days: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as readonly string[],
  everyDay: 'Ежедневно',
  phone: 'Телефон',
  howToFind: 'Как найти',
  /** PICK-15 to PICK-22. */
  payNoPayment: 'Оплатите заказ заранее',
  payFrom2000: (limit: string): string => `Оплата при получении только от ${unspaced(limit)} рублей`,
  payTooCheap: 'Товары слишком дешёвые по сравнению со стоимостью доставки',
  payTooDear: 'Товары слишком дорогие для оплаты при получении',
  payCashAndCard: 'Наличные, дебетовая и кредитная карта',
  payCashMaybeCard: 'Наличные. Оплата картой не гарантирована',
  /** PICK-23 and PICK-25. */
  closedPostamat: 'Нельзя осмотреть перед оплатой!',
  secondary: 'Дополнительный пункт выдачи, доставка на 2-4 дня дольше',
  /** VALID-10, letter for letter. */
  error: 'Выберите пункт выдачи или укажите адресс доставки',
}

/** The words of the pick-up points that a page may replace. */
export type PickupPointsLabels = typeof pickupPointsRu
