import type { RolePermissions } from '../permissions'

/** A text of the staff wing in both of its languages. */
export type Words = Readonly<Record<'ru' | 'en', string>>

/** What every field of a declared resource has. */
interface AnyField {
  /** What it is called in lists, forms, filters, exports and histories. */
  readonly title: Words
  /** May not be left empty. */
  readonly required?: true
  /** No two records have the same value. */
  readonly unique?: true
  /** Who may see and change it: `{resource}:{action}`, or the action of this resource alone, as in `read-purchase-price`. */
  readonly permission?: string
  /** About a person: masked for whoever may not read personal data, and never kept in a browser. */
  readonly personal?: true
}

/** A field of a declared resource. */
export type FieldSpec = AnyField &
  (
    | {
        readonly kind: 'text' | 'multiline'
        /** The most characters: 200 of a line, 4000 of a text by default. */
        readonly max?: number
        /** A regular expression that the whole text has to match, and what is said where it does not. */
        readonly pattern?: { readonly is: string; readonly says: Words }
      }
    | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly isWhole?: true }
    | { readonly kind: 'money' | 'bool' | 'date' | 'datetime' | 'phone' | 'email' | 'html' | 'link' | 'tags' }
    | { readonly kind: 'enum'; readonly values: Readonly<Record<string, Words>>; readonly many?: true }
    | {
        readonly kind: 'ref'
        /** The resource or look-up whose records it names. */
        readonly of: string
        readonly many?: true
      }
  )

/** Where a resource is in the menu. */
export type MenuGroup = 'orders' | 'catalogue' | 'delivery' | 'content' | 'system'

/** A resource of a shop's own, in one declaration that the server and the staff wing both read. */
export interface ResourceSpec<Name extends string = string> {
  /** The name in addresses, for example `coupon`. */
  readonly key: string
  /** One record. */
  readonly title: Words
  /** Many records. */
  readonly titles: Words
  /** Where it is in the menu; `content` by default. */
  readonly group?: MenuGroup
  /** The first half of its permissions; by default its key. One of the shop's own resources shares its rights. */
  readonly permission?: string
  /** What each role may do, a letter an action: r read, w write, d delete, x export. */
  readonly roles?: RolePermissions
  /** Its fields, in the order of the form. */
  readonly fields: Readonly<Record<Name, FieldSpec>>
  /** The field that names a record; the first text by default. */
  readonly titleField?: NoInfer<Name>
  /** The columns of the list; by default the first six fields that fit into a line. */
  readonly list?: readonly NoInfer<Name>[]
  /** The fields that the list is filtered by. */
  readonly filters?: readonly NoInfer<Name>[]
  /** Filters that are always in sight. */
  readonly quick?: readonly NoInfer<Name>[]
  /** The fields that the list is sorted by; by default its columns. */
  readonly sort?: readonly NoInfer<Name>[]
  /** The fields that the search looks into; the one that names a record by default. */
  readonly search?: readonly NoInfer<Name>[]
  /** The fields that can be changed of many records at once; `delete` deletes them. */
  readonly bulk?: readonly (NoInfer<Name> | 'delete')[]
  /** Actions on many records that are more than a change of a field, with what they are called; the server says what each does. */
  readonly actions?: Readonly<Record<string, Words>>
}

/** Fields of a shop's own in a resource that is there already. */
export interface ExtensionSpec<Name extends string = string> {
  /** The resource, for example `product`. */
  readonly extends: string
  /** Its new fields, in the order of the form. */
  readonly fields: Readonly<Record<Name, FieldSpec>>
}

/** Declares a resource of a shop's own; a list, filter or search that names no field is a compile error. */
export const defineResource = <const Name extends string>(spec: ResourceSpec<Name>): ResourceSpec => spec

/** Declares fields of a shop's own in a resource that is there already. */
export const extendResource = <const Name extends string>(spec: ExtensionSpec<Name>): ExtensionSpec => spec
