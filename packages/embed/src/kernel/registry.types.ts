import type { Mount } from '@prilavok/widgets/mounts'
import type { Templates } from '@prilavok/widgets/templates'
import type { ReactNode } from 'react'
import type { PointFiller } from './fill-points'
import type { TypeAgain } from './mount-point'

/** What a page loads with its first element that is no cart button: every widget, and what widgets are given beside their props. */
export interface Registry {
  readonly mounts: readonly Mount[]
  /** Loads the page's own markup for parts of a widget; null where there is none. */
  readonly loadTemplates: (element: Element, names: readonly string[] | undefined) => Promise<Templates | null>
  /** Gives a widget the forms of the page and its own templates. */
  readonly provide: (widget: ReactNode, templates: Templates | null) => ReactNode
  /** What was typed into an element before its widget came; undefined, or the step that types it again. */
  readonly keepTyped: (element: HTMLElement) => TypeAgain | undefined
  /** Keeps texts in the page's own markup up to date. */
  readonly filler: PointFiller
}
