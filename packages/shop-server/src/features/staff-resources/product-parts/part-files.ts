import type { Selectable } from 'kysely'
import type { FileTable, Trx } from '../../../db'

/** Stored files of one type, by id. */
export async function filesOfType(
  trx: Trx,
  type: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Selectable<FileTable>>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('file')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('type', '=', type)
    // A file that is being removed must not come into use meanwhile.
    .forShare()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who uses the files of a part of a product; all parts begin with the product, so that its deletion finds them. */
export const ownerOf = (productId: string, part: string): string => `product:${productId}/${part}`

export const NO_FILE = ['exists', 'Файл не найден. Загрузите его снова.'] as const
