import type { ReactElement } from 'react'

/** A place on the page that a widget is shown in. */
export interface Root {
  readonly show: (widget: ReactElement) => void
  readonly close: () => void
}

/** Opens an element for a widget; React and Preact each have one. */
export type Renderer = (element: HTMLElement) => Root
