import type { ExpectedSetting } from '@prilavok/widgets/mounts'

/** The kind of a setting's value. */
export type SettingKind = 'text' | 'number' | 'boolean' | 'function' | 'group'

/** Something on a page that keeps a widget or a setting from working as its developer meant. */
export type PageProblem =
  /** A form whose control hides a member of the form itself. */
  | { readonly kind: 'form'; readonly control: string }
  | { readonly kind: 'widget'; readonly name: string; readonly known: readonly string[] }
  /** An attribute with a wrong value; a widget that can do without it is `mounted`. */
  | {
      readonly kind: 'attribute'
      readonly widget: string
      /** The attribute as scripts name it. */
      readonly key: string
      readonly expected: ExpectedSetting
      readonly value: string | undefined
      readonly mounted: boolean
    }
  /** A selector that finds nothing. */
  | { readonly kind: 'selector'; readonly command: string; readonly selector: string }
  /** An element with the id of the settings that is no script. */
  | { readonly kind: 'config-element'; readonly element: string }
  /** Why the JSON script cannot be read; null when it is JSON, but no object. */
  | { readonly kind: 'config-json'; readonly why: string | null }
  | { readonly kind: 'setting'; readonly name: string; readonly known: readonly string[] }
  | {
      readonly kind: 'setting-kind'
      readonly name: string
      readonly expected: SettingKind
      readonly given: SettingKind
    }
  | { readonly kind: 'lang'; readonly value: string }
  | { readonly kind: 'font-size'; readonly value: string }
  | { readonly kind: 'label'; readonly name: string }
  /** An attribute of an element or of the tag that is like one that would be read. */
  | { readonly kind: 'misspelt'; readonly attribute: string; readonly meant: string; readonly on: string }
  /** The shop does not know the product of an element. */
  | { readonly kind: 'product'; readonly id: string }
  | { readonly kind: 'tags'; readonly count: number }
  /** The shop server does not respond to this page. */
  | { readonly kind: 'origin'; readonly shop: string; readonly page: string }
