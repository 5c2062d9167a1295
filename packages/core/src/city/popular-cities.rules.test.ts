import type { CityOption } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { POPULAR_CITIES, popularCities } from './index'

const city = (id: string): CityOption => ({
  id,
  name: id,
  searchName: id,
  population: 1,
  region: null,
  type: 'г',
  latitude: null,
  longitude: null,
})
const ids = (offered: string, present: string | null) =>
  popularCities([...offered].map(city), present)
    .map(({ id }) => id)
    .join('')

describe('the cities that are offered before anything is typed [CITY-09]', () => {
  it.each([
    ['the order of the server', 'мпе', null, 'мпе'],
    ['the present city first', 'мпе', 'е', 'емп'],
    ['no present city that the server does not name', 'мпе', 'т', 'мпе'],
    ['each city once', 'ммппм', 'п', 'пм'],
    ['nothing of nothing', '', 'м', ''],
  ])('have %s', (_, offered, present, expected) => {
    expect(ids(offered, present)).toBe(expected)
  })

  it('are a dozen at most', () => {
    expect(ids('абвгдежзиклмнопрст', 'т')).toHaveLength(POPULAR_CITIES)
    expect(ids('абвгдежзиклмнопрст', 'т')[0]).toBe('т')
  })
})
