/** An order of the measured tables. */
export interface BenchOrder {
  readonly id: number
  readonly number: string
  readonly customerName: string
  readonly phone: string
  readonly cityName: string
  readonly status: string
  /** Roubles. */
  readonly total: number
  readonly createdOn: string
}

/** A column of every table but ours, which has those of its descriptor: field, title, width. */
export type BenchColumn = readonly [keyof BenchOrder, string, number]

/** How the bench works one table; each target brings its own. */
export interface BenchTable {
  /** What scrolls; null where the rows come page by page. */
  readonly scroller: () => HTMLElement | null
  /** What a row is in the document. */
  readonly row: string
  /** The height of a row, px. */
  readonly height: number
  readonly filter: (text: string) => void
  /** How many rows match. */
  readonly count: () => number
  /** Brings a row into sight, counted from 0. */
  readonly jump: (index: number) => void
}

declare global {
  var benchOrders: readonly BenchOrder[]
  var benchColumns: readonly BenchColumn[]
  var benchTable: BenchTable
}

/** So many orders, the same ones every time. Runs in the page as well, so it knows nothing outside. */
export function makeOrders(count: number): readonly BenchOrder[] {
  const names = ['Иванов', 'Петров', 'Сидоров', 'Кузнецов', 'Смирнов', 'Попов', 'Лебедев']
  const given = ['Иван', 'Пётр', 'Анна', 'Мария', 'Олег']
  const cities = ['Москва', 'Казань', 'Самара', 'Пермь', 'Тула', 'Омск']
  const statuses = ['New', 'Confirmed', 'Shipped', 'Delivered', 'Completed']
  return Array.from({ length: count }, (_, at) => {
    const mixed = Math.imul(at + 1, 2_654_435_761) >>> 0
    return {
      id: at + 1,
      number: `Z-${100_000 + at}`,
      customerName: `${names[mixed % 7] ?? ''} ${given[(mixed >>> 3) % 5] ?? ''}`,
      phone: `+7${9_000_000_000 + (mixed % 999_999_999)}`,
      cityName: cities[(mixed >>> 5) % 6] ?? '',
      status: statuses[(mixed >>> 7) % 5] ?? '',
      total: mixed % 1_000_000,
      createdOn: `2025-0${1 + (mixed % 9)}-${10 + ((mixed >>> 4) % 18)}T10:00:00Z`,
    }
  })
}

/** The columns of the peers' tables: as many as ours shows at first. */
export const columns: readonly BenchColumn[] = [
  ['number', 'Номер', 110],
  ['createdOn', 'Создан', 164],
  ['status', 'Статус', 176],
  ['customerName', 'Покупатель', 180],
  ['phone', 'Телефон', 180],
  ['cityName', 'Город', 180],
  ['total', 'Сумма', 112],
  ['id', '№', 112],
]

/** The script that gives a page its orders before anything else runs. */
export const ordersScript = (count: number): string =>
  `<script>globalThis.benchOrders = (${makeOrders.toString()})(${count}); globalThis.benchColumns = ${JSON.stringify(columns)}</script>`
