import type { CleanName, FullNameSuggestion } from '@prilavok/contracts'
import type { Db } from '../../db'
import { capitalised, nameWords, splitName, type NamePart } from '../../rules/names'
import { searchText, startsWith } from '../../rules/search-text'

async function knownWords(db: Db, words: readonly string[]) {
  if (words.length === 0) return []
  return db
    .selectFrom('name_word')
    .select(['kind', 'gender', 'search_word'])
    .where('search_word', 'in', words.map(searchText))
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute()
}

const PART_FIELDS = { FirstName: 'firstName', LastName: 'lastName', MiddleName: 'middleName' } as const

/** Completes the last word of a typed name with what fits the words before it, in part and gender. Source: SUGGEST-06. */
export async function suggestNames(db: Db, query: string, count: number): Promise<readonly FullNameSuggestion[]> {
  const words = nameWords(query)
  const last = words.at(-1)
  if (last === undefined) return []
  const before = words.slice(0, -1)
  const known = await knownWords(db, before)
  const taken: { part: NamePart; word: string }[] = []
  for (const word of before) {
    const match = known.find(
      (each) => each.search_word === searchText(word) && !taken.some(({ part }) => part === each.kind),
    )
    const unused = (['FirstName', 'MiddleName', 'LastName'] as const).find(
      (part) => !taken.some((each) => each.part === part),
    )
    const part = match?.kind ?? unused
    if (part !== undefined) taken.push({ part, word: capitalised(word) })
  }
  const genders = new Set(known.map(({ gender }) => gender).filter((gender) => gender !== 'Any'))
  const parts = (['FirstName', 'MiddleName', 'LastName'] as const).filter(
    (part) => !taken.some((each) => each.part === part),
  )
  if (parts.length === 0) return []
  const rows = await db
    .selectFrom('name_word')
    .select(['kind', 'word'])
    .where('search_word', 'like', startsWith(last))
    .where('kind', 'in', [...parts])
    .$if(genders.size === 1, (narrow) => narrow.where('gender', 'in', [...genders, 'Any' as const]))
    .groupBy(['kind', 'word'])
    .orderBy((eb) => eb.fn.max('popularity'), 'desc')
    .orderBy('word')
    .limit(count)
    .execute()
  return rows.map((row) => {
    const all = [...taken, { part: row.kind, word: row.word }]
    const names = Object.fromEntries(all.map(({ part, word }) => [PART_FIELDS[part], word]))
    return {
      firstName: null,
      middleName: null,
      lastName: null,
      ...names,
      fullName: all.map(({ word }) => word).join(' '),
    }
  })
}

/** Sorts a free-typed name into first, middle and last name by the dictionary. Source: SUGGEST-07. */
export async function cleanedName(db: Db, query: string): Promise<CleanName> {
  const rows = await knownWords(db, nameWords(query))
  const known = new Map<string, readonly NamePart[]>()
  for (const word of nameWords(query)) {
    const kinds = rows.filter((row) => row.search_word === searchText(word)).map(({ kind }) => kind)
    known.set(word.toLowerCase(), [...new Set(kinds)])
  }
  return splitName(query, known)
}
