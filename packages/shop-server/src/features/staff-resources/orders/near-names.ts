import { sql } from 'kysely'
import type { Db } from '../../../db'
import { halvesOf } from '../../../rules/staff-query'
import { likeliest } from '../../../search/near-words'
import { hasText } from '../engine/grams'
import { BUYER } from './buyer-text'

/** Of so many buyers the names are compared. */
const LOOKED_AT = 3_000

/** Whether a buyer or a city has a word. */
async function isKnown(db: Db, word: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from customer where ${hasText(BUYER, word)})
      or exists (select from address_city where starts_with(replace(lower(name), 'ё', 'е'), ${word}))
      or exists (select from order_item where lower(article) = ${word}) as known`.execute(db)
  return rows[0]?.known === true
}

/**
 * Names of buyers and cities that a word with a typing error may have meant; none where the word is known as it is. One wrong letter leaves
 * one half of the word as it was, and names with that half are few enough to be compared.
 */
export async function nearNames(db: Db, word: string): Promise<readonly string[]> {
  const halves = halvesOf(word)
  if (halves === null || (await isKnown(db, word))) return []
  const { rows } = await sql<{ word: string }>`
    select distinct word from (
      select unnest(string_to_array(replace(lower(concat_ws(' ', last_name, first_name, middle_name)), 'ё', 'е'), ' ')) as word
      from (select last_name, first_name, middle_name from customer
        where ${hasText(BUYER, halves[0])} or ${hasText(BUYER, halves[1])} limit ${LOOKED_AT}) looked
      union all select replace(lower(name), 'ё', 'е') from address_city
        where replace(lower(name), 'ё', 'е') like ${`%${halves[0]}%`} or replace(lower(name), 'ё', 'е') like ${`%${halves[1]}%`}
    ) words where length(word) between ${word.length - 2} and ${word.length + 2}`.execute(db)
  return likeliest(
    word,
    rows.map((row) => ({ word: row.word, root: row.word, likeness: 1 })),
  ).map((each) => each.word)
}
