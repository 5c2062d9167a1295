import { searchText } from '@prilavok/shop-server/kit'
import type { CityRow } from '../geography/cities'
import { DEMO_STREETS } from '../geography/streets'
import { chance, type Chance } from '../random'
import { LAST_NAMES } from './names'
import { innOfCompany, innOfPerson, registerNumber } from './requisites'

/** A row of the company table. */
export interface CompanyRow {
  readonly id: string
  readonly name: string
  readonly search_name: string
  readonly inn: string
  readonly kpp: string | null
  readonly ogrn: string
  readonly address: string
}

const first = (
  'Строй Монтаж Тех Пром Снаб Ремонт Дом Кровля Фасад Бетон Лес Энерго Тепло Гидро Авто Альфа Мега Гранд Север Восток Волга Урал ' +
  'Сибирь Дон Кама Ока Мастер Профи Престиж Вектор'
).split(' ')
const second =
  'сервис строй град комплект торг снаб инвест монтаж проект ресурс стиль маркет групп контракт ком альянс плюс стандарт лидер база'.split(
    ' ',
  )
const words = (
  'Берёзовая роща|Новый квартал|Красный кирпич|Тёплый угол|Первый этаж|Зелёный двор|Крепкий фундамент|Белая стена|Ровный пол|' +
  'Дом у реки|Светлый дом|Правый берег|Каменный век|Домострой-Плюс|Мастеровые'
).split('|')
const LETTERS = ['А', 'В', 'Д', 'И', 'М', 'Н', 'П', 'С']
const FORMS = [
  ['ООО', 74],
  ['АО', 8],
  ['ПК', 3],
  ['ИП', 15],
] as const

function ownName(random: Chance): string {
  if (random.is(0.3)) return random.pick(words)
  const joined = `${random.pick(first)}${random.pick(second)}`
  return random.is(0.3) ? `${joined}-${random.int(2, 99)}` : joined
}

/** Five digits that no other number gives. */
const ownDigits = (number: number) => String((number * 7_919) % 100_000).padStart(5, '0')
const addressIn = (city: CityRow, random: Chance) =>
  `${city.type} ${city.name}, ${random.pick(DEMO_STREETS).name}, ${random.int(1, 120)}`

/** Numbers of a tax office that does not exist (98), so that no real organisation bears them. */
function numbersOf(region: string, isPerson: boolean, own: string, random: Chance) {
  const year = String(random.int(3, 25)).padStart(2, '0')
  return isPerson
    ? { inn: innOfPerson(`${region}980${own}`), kpp: null, ogrn: registerNumber(`3${year}${region}9800${own}`) }
    : {
        inn: innOfCompany(`${region}98${own}`),
        kpp: `${region}9801001`,
        ogrn: registerNumber(`1${year}${region}98${own}`),
      }
}

function companyOf(number: number, city: CityRow): CompanyRow {
  const random = chance('company', number)
  const form = random.weighted(FORMS)
  const isPerson = form === 'ИП'
  const name = isPerson
    ? `ИП ${random.pick(LAST_NAMES)} ${random.pick(LETTERS)}. ${random.pick(LETTERS)}.`
    : `${form} «${ownName(random)}»`
  const numbers = numbersOf(city.region_id.slice(1), isPerson, ownDigits(number), random)
  return { id: `co${number}`, name, search_name: searchText(name), ...numbers, address: addressIn(city, random) }
}

/** Invented organisations and sole traders of the largest cities; their numbers pass every check. */
export const demoCompanies = (count: number, cities: readonly CityRow[]): readonly CompanyRow[] =>
  Array.from({ length: count }, (_, index) => {
    const city = cities[chance('company-city', index + 1).int(0, 29)]
    return city && companyOf(index + 1, city)
  }).filter((company) => company !== undefined)
