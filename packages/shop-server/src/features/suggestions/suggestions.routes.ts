import {
  cleanName,
  suggestAddress,
  suggestBank,
  suggestCompany,
  suggestEmail,
  suggestFullName,
} from '@prilavok/contracts'
import type { SuggestionQuery } from '@prilavok/contracts'
import { route } from '../../http/route'
import type { Route } from '../../http/route'
import { suggestAddresses } from './addresses'
import { suggestBanks, suggestCompanies, suggestEmails } from './companies'
import { cleanedName, suggestNames } from './names'

const usualCount = 10
const largestCount = 20
const longestQuery = 300

const countOf = ({ count }: SuggestionQuery) => Math.min(largestCount, Math.max(1, count ?? usualCount))
const queryOf = ({ query }: SuggestionQuery) => query.slice(0, longestQuery)

/** What typing is completed with (SUGGEST-06 to SUGGEST-11); an empty query gets an empty list. */
export const suggestionRoutes: readonly Route[] = [
  route(suggestFullName, {}, async ({ db }, { body }) => ({
    items: [...(await suggestNames(db, queryOf(body), countOf(body)))],
  })),
  route(cleanName, {}, ({ db }, { body }) => cleanedName(db, queryOf(body))),
  route(suggestAddress, {}, async ({ db, settings }, { body }) => ({
    items: [...(await suggestAddresses(db, settings, queryOf(body), countOf(body)))],
  })),
  route(suggestEmail, {}, (_, { body }) =>
    Promise.resolve({ items: [...suggestEmails(queryOf(body), countOf(body))] }),
  ),
  route(suggestBank, {}, async ({ db }, { body }) => ({
    items: [...(await suggestBanks(db, queryOf(body), countOf(body)))],
  })),
  route(suggestCompany, {}, async ({ db }, { body }) => ({
    items: [...(await suggestCompanies(db, queryOf(body), countOf(body)))],
  })),
]
