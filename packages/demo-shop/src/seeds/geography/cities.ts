import { searchText, type CityPaymentType } from '@prilavok/shop-server/kit'
import { dataRows } from '../data-file'
import { chance, hashOf } from '../random'
import type { DemoPlan } from '../sizes'

/** A row of the address_region table. */
export interface RegionRow {
  readonly id: string
  readonly name: string
  readonly surcharge_zone: 'none' | 'north' | 'island'
}

/** A row of the address_city table. */
export interface CityRow {
  readonly id: string
  readonly name: string
  readonly search_name: string
  readonly type: string
  readonly region_id: string
  readonly short_guid: string
  readonly postal_code: string | null
  readonly population: number
  readonly latitude: number
  readonly longitude: number
  readonly payment_type: CityPaymentType
  /** JSON text: the zone of the town. */
  readonly details: string
}

/** Cities that the smallest shop has beside the largest ones: ё, namesakes, an island, the north, places without a point. */
const SPECIAL: ReadonlySet<string> = new Set([
  'Королёв/50',
  'Щёлково/50',
  'Горно-Алтайск/04',
  'Железногорск/24',
  'Железногорск/46',
  'Берёзовский/66',
  'Берёзовский/42',
  'Великий Устюг/35',
  'Суздаль/33',
  'Норильск/24',
  'Южно-Сахалинск/65',
  'Салехард/89',
  'Анадырь/87',
  'Диксон/24',
  'Верхоянск/14',
])
const FEW_CITIES = 60

/** Places where no carrier has a point. */
const REMOTE: ReadonlySet<string> = new Set([
  'Диксон',
  'Верхоянск',
  'Островной',
  'Среднеколымск',
  'Хатанга',
  'Тура',
  'Певек',
  'Билибино',
  'Черский',
  'Ферапонтово',
  'Тикси',
])

const ZONES = { none: 'none', north: 'north', island: 'island' } as const
const zoneOf = (text: string) => (text === 'north' || text === 'island' ? ZONES[text] : ZONES.none)
const regionId = (code: string) => `r${code}`

interface Region extends RegionRow {
  readonly code: string
  readonly capital: string
  readonly postal: string
  readonly timeZone: string
}

const readRegions = (): readonly Region[] =>
  dataRows('regions.tsv').map(([code = '', name = '', zone = '', capital = '', postal = '', timeZone = '']) => {
    return { code, id: regionId(code), name, surcharge_zone: zoneOf(zone), capital, postal, timeZone }
  })

/** Whether carriers have points there: small and remote places have none. */
export const hasPoints = ({ name, population }: Pick<CityRow, 'name' | 'population'>): boolean =>
  !REMOTE.has(name) && (population >= 2_500 || hashOf(`points/${name}`) % 2 === 0)

const PAYMENTS = [
  ['PaymentOnDelivery', 72],
  ['PaymentOnDeliveryForSmallProducts', 18],
  ['OnlyPrepayment', 10],
] as const

function paymentOf(id: string, name: string, population: number): CityPaymentType {
  if (!hasPoints({ name, population })) return 'OnlyPrepayment'
  if (population > 1_000_000) return 'PaymentOnDelivery'
  return chance('city', id).weighted(PAYMENTS)
}

/** Where a demo shop delivers to. */
export interface DemoGeography {
  readonly regions: readonly RegionRow[]
  readonly cities: readonly CityRow[]
}

/** The regions and cities of a demo shop; cities by population, the largest first. */
export function demoGeography(plan: Pick<DemoPlan, 'cities'>): DemoGeography {
  const regions = readRegions()
  const byCode = new Map(regions.map((region) => [region.code, region]))
  const all = dataRows('cities.tsv').map(
    ([id = '', name = '', type = '', code = '', latitude = '', longitude = '', people = '']) => {
      const population = Number(people)
      const region = byCode.get(code)
      const city: CityRow = {
        id,
        name,
        search_name: searchText(name),
        type,
        region_id: regionId(code),
        short_guid: hashOf(`city/${id}`).toString(16).padStart(8, '0'),
        postal_code: region?.capital === name ? region.postal : null,
        population,
        latitude: Number(latitude),
        longitude: Number(longitude),
        payment_type: paymentOf(id, name, population),
        details: JSON.stringify({ timeZone: region?.timeZone }),
      }
      return { city, isSpecial: SPECIAL.has(`${name}/${code}`) }
    },
  )
  const largest = new Set(all.filter(({ isSpecial }) => !isSpecial).slice(0, FEW_CITIES - SPECIAL.size))
  const kept = plan.cities === 'all' ? all : all.filter((each) => each.isSpecial || largest.has(each))
  return {
    regions: regions.map(({ id, name, surcharge_zone }) => ({ id, name, surcharge_zone })),
    cities: kept.map(({ city }) => city),
  }
}
