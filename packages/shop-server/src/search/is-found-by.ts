import { sql, type RawBuilder } from 'kysely'
import type { ProductSearch } from './terms'

const isIn = (column: string, query: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} @@ to_tsquery('russian', ${query})`

/** Whether a product is found by one of the searches of `searchesFor`. */
export const isFoundBy = ({ head, name, anywhere }: ProductSearch): RawBuilder<boolean> => {
  const parts = [
    ...(head === undefined ? [] : [isIn('product.search_head', head)]),
    ...(name === undefined ? [] : [isIn('product.search_name', name)]),
    ...(anywhere === undefined ? [] : [isIn('product.search_vector', anywhere)]),
  ]
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

/** Whether the name of a category or a manufacturer is found by a query. */
export const isNamed = (table: 'category' | 'manufacturer', query: string): RawBuilder<boolean> =>
  isIn(`${table}.search_vector`, query)
