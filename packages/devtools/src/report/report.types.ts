import type { Bundle } from '../bundle/bundle'
import type { DevtoolsLabels } from '../devtools.labels'
import type { DevtoolsContext } from '../context.types'
import type { Recording } from '../recording/recording.types'

/** One finding, element, file, request …: plain texts that are already free of personal data. */
export interface Item {
  readonly title: string
  /** Short figures and states, shown on the right. */
  readonly facts?: readonly string[] | undefined
  readonly text?: string | undefined
  /** Lines that are folded away at first. */
  readonly details?: string | undefined
  readonly tone?: 'error' | 'warning' | undefined
  /** The element of the page that it is about. */
  readonly element?: Element | undefined
}

export type SectionName =
  'findings' | 'widgets' | 'elements' | 'files' | 'requests' | 'shop' | 'settings' | 'policy' | 'events'

/** One part of the report. */
export interface Section {
  readonly name: SectionName
  readonly items: readonly Item[]
}

/** What the report is made of. */
export interface ReportInput {
  readonly context: DevtoolsContext
  readonly recording: Recording
  /** Where our files come from; null when they are part of the page's own bundle. */
  readonly bundle: Bundle | null
}

/** Reads one part; may throw, which spoils that part alone. */
export type SectionReader = (input: ReportInput, labels: DevtoolsLabels) => readonly Item[]
