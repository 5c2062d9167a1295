import type { ComponentType } from 'react'

/** The `data-*` attributes of a mount element, in camel case. */
export type Dataset = Readonly<Record<string, string | undefined>>

/** What an attribute of a page says wrongly; told to the page's developer (EMBED-01). */
export interface SettingProblem {
  /** The attribute, for example `data-price`. */
  readonly attribute: string
  /** What it should hold. */
  readonly expected: string
}

export type ReadProps<P> = { readonly props: P } | { readonly problem: SettingProblem }

/** A widget that a page can open on an element. */
export interface Mount<P extends object = object> {
  /** The value of `data-prilavok`. */
  readonly name: string
  /** Reads the props from the element's attributes. */
  readonly readProps: (dataset: Dataset) => ReadProps<P>
  /** Loads the widget's code. */
  readonly load: () => Promise<ComponentType<P>>
}

/** Declares a widget that pages can mount. */
export const defineMount = <P extends object>(mount: Mount<P>): Mount<P> => mount
