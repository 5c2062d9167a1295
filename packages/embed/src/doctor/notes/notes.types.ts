import type { Manifest } from '../bundle/manifest'
import type { Call } from '../../later/call-log'

/** An event of the page as it was heard; `at` is null for one of before the doctor came. */
export interface HeardEvent {
  readonly name: string
  readonly facts: readonly string[]
  readonly at: Date | null
}

/** A sudden move of what is on the page. */
export interface Shift {
  readonly value: number
  readonly nodes: readonly (Node | null)[]
}

/** Something that the page's content security policy has refused. */
export interface Refusal {
  readonly directive: string
  readonly blocked: string
  /** File, line and column of the code that wanted it. */
  readonly source: string
  readonly element: Element | undefined
}

/** What a call carried; shapes instead of values. */
export interface CallContent {
  readonly asked: string
  readonly answered: string
  /** Characters of the body that was sent. */
  readonly sent: number
}

/** What has been written down since the doctor came, and what the browser had kept of before. */
export interface Notes {
  readonly events: readonly HeardEvent[]
  readonly shifts: readonly Shift[]
  readonly refusals: readonly Refusal[]
  readonly contents: Pick<WeakMap<Call, CallContent>, 'get'>
  /** Names and sizes of all files; null until they are known. */
  readonly manifest: Manifest | null
}
