import type { Trx } from '../../../db'
import { sql } from 'kysely'
import type { FieldError } from '../../../rules/order-check'

/** Items in the order that the staff gave; equal places keep the order of the list. */
export const inOrder = <Item extends { readonly displayOrder: number }>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((one, other) => one.displayOrder - other.displayOrder)

/** An error of a field of the items that `isWrong` says. */
export const wrongItems = <Item>(
  list: string,
  field: string,
  items: readonly Item[],
  isWrong: (item: Item, index: number) => boolean,
  [code, message]: readonly [code: string, message: string],
): readonly FieldError[] =>
  items.flatMap((item, index) =>
    isWrong(item, index) ? [{ pointer: `/${list}/${index}/${field}`, code, message }] : [],
  )

/** Items that are there before with the same key. */
export const repeated = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const keys = items.map(keyOf)
  return (_: Item, index: number): boolean => keys.indexOf(keys[index] ?? '') < index
}

/** Which of these ids a table has. */
export async function knownIds(trx: Trx, table: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any(${[...ids]}::text[])`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

export const MISSING = ['exists', 'Запись не найдена'] as const
export const TWICE = ['unique', 'Запись названа дважды'] as const
