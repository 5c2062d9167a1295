import { formatPhone } from '@prilavok/core/forms'
import { searchText, type PointPayment } from '@prilavok/shop-server/kit'
import { chance, type Chance } from '../random'
import { hasPoints, type CityRow } from './cities'
import { DEMO_STREETS } from './streets'
import { workingTimeOf } from './working-time'

/** A row of the pick_point table; every point is fictional. */
export interface PointRow {
  readonly id: string
  readonly city_id: string
  readonly carrier_id: string
  readonly type: 'PickPoint' | 'Postamat' | 'Other'
  readonly brand: string
  readonly address: string
  readonly search_address: string
  readonly latitude: number
  readonly longitude: number
  readonly phone: string | null
  readonly email: string | null
  readonly payment: PointPayment
  readonly max_payment_kopecks: number | null
  readonly max_weight_kg: number | null
  readonly is_secondary: boolean
  readonly additional_days: number | null
  readonly is_active: boolean
  readonly working_time: readonly string[]
  readonly how_to_find: string | null
}

interface Kind {
  readonly carrier: string
  readonly brand: string
  readonly type: PointRow['type']
  readonly place: 'terminal' | 'shop' | 'locker'
  readonly maxWeights: readonly (number | null)[]
  readonly maxPayments: readonly (number | null)[]
  readonly isSecondary?: true
}

/** Kinds of points with their shares. */
const KINDS: readonly (readonly [Kind, number])[] = [
  [
    {
      carrier: 'Cdek',
      brand: 'СДЭК',
      type: 'PickPoint',
      place: 'shop',
      maxWeights: [30, 50, 100, 120],
      maxPayments: [10_000_000, null],
    },
    27,
  ],
  [
    {
      carrier: 'Cdek',
      brand: 'СДЭК',
      type: 'Postamat',
      place: 'locker',
      maxWeights: [10, 15, 20],
      maxPayments: [1_500_000, 3_000_000],
    },
    13,
  ],
  [
    {
      carrier: 'Cdek',
      brand: 'Полка-Бокс',
      type: 'Postamat',
      place: 'locker',
      maxWeights: [10, 15],
      maxPayments: [1_500_000],
    },
    5,
  ],
  [
    {
      carrier: 'Kit',
      brand: 'ТК КИТ',
      type: 'PickPoint',
      place: 'terminal',
      maxWeights: [null, 1_000, 3_000],
      maxPayments: [null],
    },
    12,
  ],
  [
    {
      carrier: 'Kit',
      brand: 'ТК КИТ, партнёр',
      type: 'Other',
      place: 'shop',
      maxWeights: [50, 200],
      maxPayments: [5_000_000],
      isSecondary: true,
    },
    6,
  ],
  [
    {
      carrier: 'Pek',
      brand: 'ПЭК',
      type: 'PickPoint',
      place: 'terminal',
      maxWeights: [null, 1_500],
      maxPayments: [null, 30_000_000],
    },
    16,
  ],
  [
    {
      carrier: 'Energia',
      brand: 'Энергия',
      type: 'PickPoint',
      place: 'terminal',
      maxWeights: [null, 2_000],
      maxPayments: [null],
    },
    13,
  ],
  [
    {
      carrier: 'RussianPost',
      brand: 'Почта России',
      type: 'Other',
      place: 'shop',
      maxWeights: [20],
      maxPayments: [10_000_000],
    },
    8,
  ],
]

const PAYMENTS: readonly (readonly [PointPayment, number])[] = [
  ['CashAndCard', 60],
  ['CashAndMaybeCard', 19],
  ['NoPayment', 12],
  ['DontUsePayment', 5],
  ['CantResolve', 4],
]
const PLACES = [
  'ТЦ «Берёзка»',
  'ТЦ «Спутник»',
  'БЦ «Высота»',
  'рынок «Мастер»',
  'ТК «Стройдвор»',
  'ТЦ «Карусель-Парк»',
  'склад 4',
  'офис 12',
]
const WAYS = [
  'Вход со двора, под синим козырьком.',
  'Первый этаж, сразу направо от входа.',
  'От остановки 200 метров в сторону светофора.',
  'Цокольный этаж, вход с торца здания.',
  'За шлагбаум можно заехать на погрузку до 30 минут.',
  'Второй этаж, напротив эскалатора.',
  'Въезд через весовую, дальше по указателям.',
  'У касс супермаркета.',
]
const LATIN_BRANDS: Readonly<Record<string, string>> = {
  Kit: 'kit',
  Pek: 'pek',
  Cdek: 'cdek',
  Energia: 'energia',
  RussianPost: 'pochta',
}

/** A place around the centre: dense in the middle, the radius grows with the root of the population. */
function placeAround(city: CityRow, random: Chance) {
  const km = 0.19 * Math.sqrt(city.population / 1_000) * random.next() ** 0.7 + 0.08
  const turn = random.next() * 2 * Math.PI
  const degrees = (value: number) => Math.round(value * 1e6) / 1e6
  return {
    latitude: degrees(city.latitude + (km * Math.sin(turn)) / 111.2),
    longitude: degrees(city.longitude + (km * Math.cos(turn)) / (111.2 * Math.cos((city.latitude * Math.PI) / 180))),
  }
}

const streetWeights = DEMO_STREETS.map(({ name }, index) => [name, 1 / (index + 12)] as const)

function addressOf(random: Chance, inside: string | null): string {
  const house = `${random.int(1, 148)}${random.weighted([
    ['', 78],
    ['А', 8],
    ['Б', 4],
    ['к2', 5],
    ['с1', 5],
  ] as const)}`
  return [random.weighted(streetWeights), house, inside].filter(Boolean).join(', ')
}

/** Point number `place` (from 1) of a city. */
export function pointOf(city: CityRow, place: number): PointRow {
  const key = `${city.id}/${place}`
  const random = chance('point', key)
  const kind = random.weighted(KINDS)
  const address = addressOf(random, kind.type !== 'Postamat' && random.is(0.35) ? random.pick(PLACES) : null)
  const isLocker = kind.type === 'Postamat'
  return {
    id: `pt${city.id}-${place}`,
    city_id: city.id,
    carrier_id: kind.carrier,
    type: kind.type,
    brand: kind.brand,
    address,
    search_address: searchText(address),
    ...placeAround(city, random),
    phone: isLocker ? null : formatPhone(`+7945${String(random.int(0, 9_999_999)).padStart(7, '0')}`),
    email:
      isLocker || random.is(0.4)
        ? null
        : `${LATIN_BRANDS[kind.carrier] ?? 'point'}-${city.id}-${place}@carriers.example`,
    payment: random.weighted(PAYMENTS),
    max_payment_kopecks: random.pick(kind.maxPayments),
    max_weight_kg: random.pick(kind.maxWeights),
    is_secondary: kind.isSecondary === true,
    additional_days: kind.isSecondary ? random.int(2, 4) : null,
    is_active: !random.is(0.015),
    working_time: workingTimeOf(kind.place, random),
    how_to_find: random.is(0.5) ? random.pick(WAYS) : null,
  }
}

/** How many points each city has when all have about `total` together: as population to the power of 0.9. */
export function pointCounts(cities: readonly CityRow[], total: number): readonly number[] {
  const shares = cities.map((city) => (hasPoints(city) ? city.population ** 0.9 : 0))
  const perShare = total / shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => (share === 0 ? 0 : Math.max(1, Math.round(share * perShare))))
}

/** The points of all cities. */
export const demoPoints = (cities: readonly CityRow[], total: number): readonly PointRow[] => {
  const counts = pointCounts(cities, total)
  return cities.flatMap((city, index) => Array.from({ length: counts[index] ?? 0 }, (_, at) => pointOf(city, at + 1)))
}
