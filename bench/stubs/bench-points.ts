/** A pick-up point of the measured pages. */
export interface BenchPoint {
  readonly id: string
  readonly address: string
  readonly brand: string
  readonly carrierName: string
  readonly latitude: number
  readonly longitude: number
}

declare global {
  var benchPoints: readonly BenchPoint[]
}

/** So many points, the same ones every time: on ten streets of eighty towns, dense in their middles. Runs in the page, so it knows nothing outside. */
export function makePoints(count: number): readonly BenchPoint[] {
  let state = 7
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const bell = () => Math.sqrt(-2 * Math.log(next() + 1e-9)) * Math.cos(2 * Math.PI * next())
  const towns = Array.from({ length: 80 }, () => ({
    latitude: 44 + next() * 17,
    longitude: 31 + next() * 28,
    size: 0.05 + next() * 0.25,
  }))
  const brands = ['СДЭК', 'Boxberry', 'ПЭК', 'DPD', '5Post']
  const streets = [
    'Ленина',
    'Мира',
    'Советская',
    'Гагарина',
    'Пушкина',
    'Зелёная',
    'Лесная',
    'Заводская',
    'Школьная',
    'Победы',
  ]
  return Array.from({ length: count }, (_, at) => {
    const place = Math.floor(next() * next() * towns.length)
    const town = towns[place] ?? { latitude: 55, longitude: 37, size: 0.1 }
    return {
      id: String(at + 1),
      address: `г. Город-${place}, ул. ${streets[Math.floor(next() * 10)] ?? ''}, д. ${1 + Math.floor(next() * 180)}`,
      brand: brands[Math.floor(next() * 5)] ?? '',
      carrierName: '',
      latitude: town.latitude + bell() * town.size,
      longitude: town.longitude + bell() * town.size * 1.6,
    }
  })
}

/** The script that gives a page its points before anything else runs. */
export const pointsScript = (count: number): string =>
  `<script>globalThis.benchPoints = (${makePoints.toString()})(${count})</script>`
