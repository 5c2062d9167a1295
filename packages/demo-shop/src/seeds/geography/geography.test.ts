import { expect, test } from 'vitest'
import { distanceKm } from '@prilavok/shop-server/kit'
import { DEMO_PLANS } from '../sizes'
import { demoGeography, hasPoints } from './cities'
import { demoPoints, pointCounts } from './points'

const { regions, cities } = demoGeography(DEMO_PLANS.full)
const region = (id: string) => regions.find((each) => each.id === id)?.name

test.each([
  ['Москва', 'Москва', 55.75, 37.62],
  ['Санкт-Петербург', 'Санкт-Петербург', 59.94, 30.31],
  ['Королёв', 'Московская область', 55.91, 37.83],
  ['Орёл', 'Орловская область', 52.97, 36.09],
  ['Набережные Челны', 'Республика Татарстан', 55.73, 52.41],
  ['Ростов-на-Дону', 'Ростовская область', 47.23, 39.72],
  ['Нижний Новгород', 'Нижегородская область', 56.33, 44],
  ['Горно-Алтайск', 'Республика Алтай', 51.96, 85.92],
  ['Южно-Сахалинск', 'Сахалинская область', 46.95, 142.74],
  ['Калининград', 'Калининградская область', 54.71, 20.51],
])('%s lies in %s', (name, regionName, latitude, longitude) => {
  const [city, ...others] = cities.filter((each) => each.name === name && each.population > 10_000)
  expect(others).toEqual([])
  expect(city && region(city.region_id)).toBe(regionName)
  expect(city && distanceKm(city, { latitude, longitude })).toBeLessThan(15)
})

test('more than 1,100 cities, the largest first, named in Russian', () => {
  expect(cities.length).toBeGreaterThan(1_100)
  expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
  expect(cities.map(({ population }) => population)).toEqual(
    [...cities].map(({ population }) => population).sort((a, b) => b - a),
  )
  for (const { name, region_id, latitude, longitude } of cities) {
    expect(name).toMatch(/^[А-ЯЁ][а-яё]+(?:[- ](?:[А-ЯЁ]?[а-яё]+))*$/)
    expect(region(region_id), name).toBeDefined()
    expect(latitude > 41 && latitude < 78, name).toBe(true)
    expect(longitude > 19 || longitude < -168, name).toBe(true)
  }
})

test('[CITY-20] a city with ё is there once, under its own name, with е in the search name', () => {
  const withYo = cities.filter(({ name }) => /ё/i.test(name))
  expect(withYo.length).toBeGreaterThan(20)
  for (const { name, search_name } of withYo) expect(search_name).toBe(name.toLowerCase().replaceAll('ё', 'е'))
  const searched = cities.filter(({ search_name }) => search_name === 'королев')
  expect(searched.map(({ name }) => name)).toEqual(['Королёв'])
})

test('points grow with the city, some cities have none, and pay on delivery only where there is a point', () => {
  const counts = pointCounts(cities, DEMO_PLANS.full.pickPoints)
  const total = counts.reduce((sum, count) => sum + count, 0)
  expect(Math.abs(total - DEMO_PLANS.full.pickPoints)).toBeLessThan(1_500)
  const without = cities.filter((_, index) => counts[index] === 0)
  expect(without.length).toBeGreaterThan(5)
  expect(without.length).toBeLessThan(60)
  for (const city of cities) if (!hasPoints(city)) expect(city.payment_type).toBe('OnlyPrepayment')
})

test('points lie around their city and say when they are open', () => {
  const few = demoGeography(DEMO_PLANS.mini).cities
  const points = demoPoints(few, DEMO_PLANS.mini.pickPoints)
  const byId = new Map(few.map((city) => [city.id, city]))
  expect(few).toHaveLength(60)
  expect(new Set(points.map(({ id }) => id)).size).toBe(points.length)
  expect(new Set(points.map(({ type }) => type))).toEqual(new Set(['PickPoint', 'Postamat', 'Other']))
  for (const point of points) {
    const city = byId.get(point.city_id)
    expect(city && distanceKm(city, point), point.id).toBeLessThan(25)
    expect(point.working_time).toHaveLength(7)
    for (const hours of point.working_time) expect(hours).toMatch(/^(\d\d:\d\d-\d\d:\d\d)?$/)
    expect(point.is_secondary).toBe(point.additional_days !== null)
    if (point.is_secondary) expect(point.carrier_id).toBe('Kit')
  }
})
