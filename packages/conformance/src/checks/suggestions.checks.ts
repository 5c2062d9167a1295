import {
  cleanName,
  suggestAddress,
  suggestBank,
  suggestCompany,
  suggestEmail,
  suggestFullName,
} from '@prilavok/contracts'
import { must } from '../kit/verdict'
import { ODD_TEXTS, type Check } from './check'

/** What people type in each field. */
const FIELDS = [
  { call: suggestFullName, typed: 'Иван' },
  { call: suggestEmail, typed: 'ivan@' },
  { call: suggestAddress, typed: 'Москва, Ленина' },
  { call: suggestBank, typed: '044525' },
  { call: suggestCompany, typed: '7707' },
] as const

/** Suggestions for what a buyer types. */
export const suggestionChecks: readonly Check[] = [
  {
    name: 'what is typed has no more suggestions than were asked for',
    run: async ({ data }) => {
      for (const { call, typed } of FIELDS) {
        const { items } = await data(call as typeof suggestFullName, { body: { query: typed, count: 3 } })
        must(items.length <= 3, 'suggestions', `${call.name} has ${items.length}.`)
      }
    },
  },
  {
    name: 'a name is taken apart',
    run: async ({ data }) => {
      const name = await data(cleanName, { body: { query: 'Иванов Иван Иванович' } })
      must(Boolean(name.firstName) || Boolean(name.lastName), 'suggestions', 'It has neither first nor last name.')
    },
  },
  {
    name: 'an odd text is no error',
    run: async ({ data }) => {
      for (const { call } of FIELDS)
        for (const query of ['', ' ', ...ODD_TEXTS]) await data(call as typeof suggestFullName, { body: { query } })
      for (const query of ['', ...ODD_TEXTS]) await data(cleanName, { body: { query } })
    },
  },
  {
    name: 'limits are refused with a pointer',
    run: async ({ beyondLimit }) => {
      for (const { call } of FIELDS)
        await beyondLimit(call as typeof suggestFullName, { body: { query: 'x'.repeat(501) } }, '/query')
    },
  },
]
