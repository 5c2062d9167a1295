import { sql } from 'kysely'
import type { Db } from '../db'

/** What the catalogue has of a word. */
export interface WordFacts {
  /** The catalogue has just this word. */
  readonly isWord: boolean
  /** A word that a search leaves out: "для", "по". */
  readonly isStop: boolean
  /** Words of the catalogue begin with it. */
  readonly begins: boolean
  /** Forms of the word that the catalogue has, one for each that the database tells apart. */
  readonly forms: readonly string[]
}

/** A word of the catalogue that looks like a typed one. */
export interface NearWord {
  readonly word: string
  readonly root: string
  readonly likeness: number
}

/** Each text in the words that a search compares (see the migration `016-search`). */
export async function wordsOf(db: Db, texts: readonly string[]): Promise<readonly (readonly string[])[]> {
  if (texts.length === 0) return []
  const { rows } = await sql<{ words: string }>`
    select search_text(given.text) as words
    from unnest(${[...texts]}::text[]) with ordinality as given (text, place)
    order by place`.execute(db)
  return rows.map(({ words }) => words.split(' ').filter(Boolean))
}

/** What the catalogue has of each word. */
export async function factsOf(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, WordFacts>> {
  if (words.length === 0) return new Map()
  const { rows } = await sql<WordFacts & { word: string }>`
    select given.word,
      exists (select from search_word as same where same.word = given.word) as "isWord",
      given.stem is null as "isStop",
      exists (
        select from search_word as longer where longer.word > given.word and longer.word < given.word || chr(65535)
      ) as "begins",
      array(
        select min(form.word) from (
          select word, stem from search_word where stem = given.stem
          union select word, stem from search_word where root = given.root
        ) as form
        where form.stem is not null group by form.stem order by 1 limit 8
      ) as "forms"
    from (
      select word, (tsvector_to_array(to_tsvector('russian', word)))[1] as stem, search_root(word) as root
      from unnest(${[...words]}::text[]) as word
    ) as given`.execute(db)
  return new Map(rows.map(({ word, ...facts }) => [word, facts]))
}

/** Words of the catalogue that look like each of the words, the most alike first. */
export async function nearestTo(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, readonly NearWord[]>> {
  if (words.length === 0) return new Map()
  const { rows } = await sql<NearWord & { typed: string }>`
    select typed, near.word, near.likeness, known.root
    from unnest(${[...words]}::text[]) as typed
    cross join lateral search_nearest(typed) as near
    join search_word as known on known.word = near.word
    order by near.likeness desc, near.word`.execute(db)
  const found = new Map<string, NearWord[]>()
  for (const { typed, ...near } of rows) found.set(typed, [...(found.get(typed) ?? []), near])
  return found
}

/** On how many products a word is, at most so many. */
export async function productsWith(db: Db, word: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from product where is_visible and search_vector @@ to_tsquery('russian', ${word}) limit ${most}
    ) as found`.execute(db)
  return rows[0]?.count ?? 0
}
