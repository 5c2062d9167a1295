import {
  cleanName,
  suggestBank,
  suggestCompany,
  suggestEmail,
  suggestFullName,
  type SuggestionQuery,
} from '@prilavok/contracts'
import { route, type Route } from '../../http/route'
import { suggestBanks, suggestCompanies, suggestEmails } from './companies'
import { cleanedName, suggestNames } from './names'

const USUAL_COUNT = 10
const LARGEST_COUNT = 20
const LONGEST_QUERY = 300

/** How many suggestions a request gets. */
export const countOf = ({ count }: SuggestionQuery) => Math.min(LARGEST_COUNT, Math.max(1, count ?? USUAL_COUNT))
/** The typed text, cut to a sane length. */
export const queryOf = ({ query }: SuggestionQuery) => query.slice(0, LONGEST_QUERY)

/** What typing is completed with, addresses apart; an empty query gets an empty list. Source: SUGGEST-06 to SUGGEST-11. */
export const suggestionRoutes: readonly Route[] = [
  route(suggestFullName, {}, async ({ db }, { body }) => ({
    items: [...(await suggestNames(db, queryOf(body), countOf(body)))],
  })),
  route(cleanName, {}, ({ db }, { body }) => cleanedName(db, queryOf(body))),
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
