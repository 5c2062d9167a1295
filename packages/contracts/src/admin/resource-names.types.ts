import type { RolePermissions } from './permissions'

/** What every resource is called, apart from its calls: a menu needs no more. */
export interface ResourceNames {
  /** The first half of its permissions, for example `blog-post`. */
  readonly permission: string
  /** One record, in Russian and English. */
  readonly title: Readonly<Record<'ru' | 'en', string>>
  /** Many records, in Russian and English. */
  readonly titles: Readonly<Record<'ru' | 'en', string>>
  /** What each role may do, by the letters of the table of permissions; for a permission that is not in the table. */
  readonly roles?: RolePermissions
}
