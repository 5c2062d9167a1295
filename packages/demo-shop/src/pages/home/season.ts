import { dayIn } from '@prilavok/core/clock'
import { SHOP_ZONE } from '../../shop-facts'
/** What people build now, and how the shop greets them. */
export interface Season {
  readonly name: 'winter' | 'spring' | 'summer' | 'autumn'
  readonly heading: string
  readonly text: string
  readonly action: string
  /** Words in the names of the shelves that the season sells. */
  readonly shelfWords: readonly string[]
}

const winter: Season = {
  name: 'winter',
  heading: 'Ремонт, пока за окном снег',
  text: 'Смеси, краски, ламинат и всё для тёплой отделки. Подъём на этаж и доставка в выбранный день.',
  action: 'К отделочным материалам',
  shelfWords: ['отдел', 'смес', 'краск', 'напольн'],
}
const spring: Season = {
  name: 'spring',
  heading: 'Открываем строительный сезон',
  text: 'Фундамент, кладка и пиломатериалы со склада. Посчитаем объём по чертежу и привезём одной машиной.',
  action: 'К материалам для стройки',
  shelfWords: ['общестро', 'кирпич', 'блок', 'пиломат', 'цемент', 'смес'],
}
const summer: Season = {
  name: 'summer',
  heading: 'Время крыш и фасадов',
  text: 'Кровля, сайдинг, водостоки и крепёж к ним. Комплект по размерам дома соберём за один звонок.',
  action: 'К кровле и фасаду',
  shelfWords: ['кровл', 'фасад', 'сайдинг', 'краск'],
}
const autumn: Season = {
  name: 'autumn',
  heading: 'Утепляем дом до холодов',
  text: 'Минеральная вата, плёнки, герметики и обогрев. Утеплитель считаем по площади и везём без предоплаты.',
  action: 'К утеплителям',
  shelfWords: ['утепл', 'изоляц', 'отоплен'],
}

const BY_MONTH: readonly Season[] = [
  winter,
  winter,
  spring,
  spring,
  spring,
  summer,
  summer,
  summer,
  autumn,
  autumn,
  autumn,
  winter,
]

/** The season at a moment (milliseconds since 1970), by the calendar of the shop's city. */
export const seasonAt = (now: number): Season => BY_MONTH[Number(dayIn(now, SHOP_ZONE).slice(5, 7)) - 1] ?? winter
