import { searchText } from '@prilavok/shop-server/kit'
import { correspondentAccount } from './requisites'

/** A row of the bank table. */
export interface BankRow {
  readonly bic: string
  readonly short_name: string
  readonly search_name: string
  readonly cor_account: string
  readonly city: string
}

/** Invented banks: name, city, code of its territory in the BIC. */
const BANKS: readonly (readonly [string, string, string])[] = [
  ['Банк «Северный Причал»', 'Москва', '45'],
  ['АО Банк «Опора»', 'Москва', '45'],
  ['Банк «Мастеровой»', 'Москва', '45'],
  ['ПАО «Столичный Кредитный Дом»', 'Москва', '45'],
  ['Банк «Кирпичный Мост»', 'Москва', '45'],
  ['АО «Банк Гранитный»', 'Москва', '45'],
  ['Банк «Невский Маяк»', 'Санкт-Петербург', '40'],
  ['ПАО Банк «Балтийская Волна»', 'Санкт-Петербург', '40'],
  ['Банк «Волжский Причал»', 'Нижний Новгород', '22'],
  ['АО «Камский Капитал»', 'Казань', '92'],
  ['Банк «Уральский Самоцвет»', 'Екатеринбург', '65'],
  ['ПАО Банк «Горный Пояс»', 'Екатеринбург', '65'],
  ['Банк «Сибирский Кедр»', 'Новосибирск', '50'],
  ['АО «Обской Берег»', 'Новосибирск', '50'],
  ['Банк «Самарская Лука»', 'Самара', '36'],
  ['Банк «Донской Плёс»', 'Ростов-на-Дону', '60'],
  ['ПАО «Кубанский Колос»', 'Краснодар', '03'],
  ['Банк «Енисейская Верфь»', 'Красноярск', '04'],
  ['АО Банк «Белая Река»', 'Уфа', '80'],
  ['Банк «Пермский Карьер»', 'Пермь', '57'],
  ['Банк «Чернозёмный»', 'Воронеж', '20'],
  ['АО «Южноуральский Расчётный Дом»', 'Челябинск', '75'],
  ['Банк «Иртыш-Опора»', 'Омск', '52'],
  ['Банк «Тюменский Тракт»', 'Тюмень', '71'],
  ['ПАО «Байкальский Лёд»', 'Иркутск', '25'],
  ['Банк «Тихая Бухта»', 'Владивосток', '05'],
  ['Банк «Верхневолжский»', 'Ярославль', '78'],
  ['АО Банк «Северодвинский Маяк»', 'Архангельск', '11'],
]

/** Banks for the suggestions; the numbers pass the checks and belong to nobody. */
export const demoBanks = (): readonly BankRow[] =>
  BANKS.map(([short_name, city, territory], index) => {
    const bic = `04${territory}99${String(701 + index)}`
    return { bic, short_name, search_name: searchText(short_name), cor_account: correspondentAccount(bic), city }
  })
