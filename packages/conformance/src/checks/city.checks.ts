import { loadCitiesToPick, loadCityByLocation, loadCityPreview, loadUserCity, searchCities } from '@prilavok/contracts'
import { must, NotJudged } from '../kit/verdict'
import { ODD_TEXTS, type Check } from './check'

const missing = { status: 404, code: 'not-found' }

/** Cities of visitors and buyers. */
export const cityChecks: readonly Check[] = [
  {
    name: 'a visitor has a city, and others to choose from',
    run: async ({ data, facts }) => {
      await data(loadUserCity, { params: { id: '0' } })
      const { items, popular } = await data(loadCitiesToPick, { params: { id: facts.city ?? '0' } })
      must(items.length + popular.length > 0, 'fields', 'There is no city to choose.')
    },
  },
  {
    name: 'a city is found by its name and has the same name everywhere',
    run: async ({ data, facts }) => {
      if (facts.city === null) throw new NotJudged('No city is known: pass --city.')
      const preview = await data(loadCityPreview, { params: { id: facts.city } })
      const found = await data(searchCities, { query: { query: preview.name } })
      must(
        found.some(({ id }) => id === facts.city),
        'fields',
        `${preview.name} is not found by its name.`,
      )
      const { showedCityName } = await data(loadUserCity, { params: { id: facts.city } })
      must(showedCityName === preview.name, 'fields', `It is ${String(showedCityName)} for its visitor.`)
    },
  },
  {
    name: 'a place on the map has a city',
    run: async ({ data, facts }) => {
      if (facts.city === null) throw new NotJudged('No city is known: pass --city.')
      const { latitude, longitude } = await data(loadCityPreview, { params: { id: facts.city } })
      if (latitude === null || longitude === null) throw new NotJudged('The city has no place on the map.')
      const near = await data(loadCityByLocation, { query: { latitude, longitude } })
      must(near.showedCityName !== '', 'fields', 'It has no name.')
    },
  },
  {
    name: 'a city that does not exist is 404',
    run: ({ refused }) =>
      refused(loadCityPreview, { params: { id: 'prilavok-no-such-city' } }, missing, 'notFound').then(() => undefined),
  },
  {
    name: 'what may be kept has a tag',
    run: async ({ kept, facts }) => {
      await kept(loadCitiesToPick, { params: { id: facts.city ?? '0' } })
      await kept(searchCities, { query: { query: 'мос' } })
    },
  },
  {
    name: 'limits and odd input',
    run: async ({ beyondLimit, odd, data }) => {
      await beyondLimit(searchCities, { query: { query: 'x'.repeat(201) } }, '/query/query')
      await beyondLimit(loadCityByLocation, { query: { latitude: 91, longitude: 0 } }, '/query/latitude')
      for (const query of ODD_TEXTS) await odd(searchCities, { query: { query } }, query)
      for (const id of ODD_TEXTS) await odd(loadCityPreview, { params: { id } }, id)
      must(
        (await data(searchCities, { query: { query: 'x' } })).length === 0,
        'suggestions',
        'One letter finds cities.',
      )
    },
  },
]
