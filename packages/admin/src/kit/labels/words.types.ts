import type { appRu, staffRu, tableRu } from './staff.labels'

/** The words of the staff wing in one language. */
export interface Words {
  readonly staff: typeof staffRu
  readonly table: typeof tableRu
  readonly app: typeof appRu
}

/** Names of fields by the name that they have in records. */
export type Names = Readonly<Record<string, string>>
