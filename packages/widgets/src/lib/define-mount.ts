import type { ComponentType } from 'react'
import type { Dataset, ReadProps } from './read-attributes'

/** What a page says about a widget. */
export interface PlaceOf<P extends object> {
  /** The value of `data-prilavok`. */
  readonly name: string
  /** Reads the props from the element's attributes. */
  readonly readProps: (dataset: Dataset) => ReadProps<P>
}

/** A widget that a page can open on an element. */
export interface Mount<P extends object = object> extends PlaceOf<P> {
  /** Loads the widget's code. */
  readonly load: () => Promise<ComponentType<P>>
  /** The widget itself, where its code is part of the entry chunk. */
  readonly component?: ComponentType<P>
}

/** Declares a widget that pages can mount. A list of mounts forgets whose props are whose; within one they fit each other. */
export const defineMount = <P extends object>(mount: Mount<P>): Mount => mount as unknown as Mount
