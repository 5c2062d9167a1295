import { searchCatalogue } from '@prilavok/contracts'
import { must, NotJudged } from '../kit/verdict'
import { ODD_TEXTS, type Check } from './check'

const PATH = /^(?:https?:\/\/|\/(?![/\\]))/

/** The search of the catalogue. */
export const searchChecks: readonly Check[] = [
  {
    name: 'a word finds products with the addresses of their pages',
    run: async ({ data, facts }) => {
      if (facts.term === null) throw new NotJudged('Pass --term with a word that is found.')
      const { groups } = await data(searchCatalogue, { params: { term: facts.term } })
      const items = groups.flatMap((group) => group.items)
      must(items.length > 0, 'fields', `"${facts.term}" finds nothing.`)
      for (const { name, redirectTo, price } of items) {
        must(PATH.test(redirectTo), 'safeAddresses', `${name} leads to ${redirectTo}.`)
        must(price === null || price > 0, 'money', `${name} costs ${String(price)}.`)
      }
    },
  },
  {
    name: 'what is not there is not found',
    run: async ({ data }) => {
      const { groups } = await data(searchCatalogue, { params: { term: 'ыщыщъщьфъы' } })
      must(
        groups.every(({ items }) => items.length === 0),
        'fields',
        'A word that no shop has finds something.',
      )
    },
  },
  {
    name: 'what may be kept has a tag',
    run: ({ kept, facts }) => kept(searchCatalogue, { params: { term: facts.term ?? 'ab' } }),
  },
  {
    name: 'limits and odd input',
    run: async ({ beyondLimit, odd }) => {
      await beyondLimit(searchCatalogue, { params: { term: 'x'.repeat(201) } }, '/params/term')
      for (const term of ['x', 'a/b', '%', '_', ...ODD_TEXTS])
        await odd(searchCatalogue, { params: { term } }, term === 'x' || term.length < 4 ? '<pk>' : term)
    },
  },
]
