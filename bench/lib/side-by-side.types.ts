import type { ResponseOf } from './answer'
import type { Page } from '@playwright/test'
import type { PageScript } from '../page/probe'

/** One implementation of a job: the limit, one of our builds or a peer. */
export interface Target {
  readonly id: string
  /** `limit` is the ratio's one; `ours` are judged by the goals. */
  readonly kind: 'limit' | 'ours' | 'peer'
  /** Folder of bench/peers whose packages it needs. */
  readonly group?: string
  /** Further groups, for what the bench needs to answer it. */
  readonly needs?: readonly string[]
  /** Source that is bundled for the page, below bench/. */
  readonly entry?: string
  /** Where the JSX of the entry comes from. */
  readonly jsx?: 'react' | 'preact'
  /** Files that a page loads as they are, in this order; the bundled entry comes after them. */
  readonly scripts?: readonly { readonly src: string; readonly module: boolean }[]
  readonly styles?: readonly string[]
  /** Source of its adapter, below bench/; exports `adapter`. */
  readonly adapter: string
  /** Markup for the page's head, before the scripts. */
  readonly head?: string
  /** Markup of one control's place. */
  readonly place: (product: BenchProduct) => string
  /** Markup of the badge. */
  readonly badge?: string
  /** What the browser has stored before the page opens. */
  readonly storage?: (lines: readonly BenchProduct[]) => Readonly<Record<string, string>>
  /** Answers the calls that its pages send; made anew for every visit. */
  readonly response: (lines: readonly BenchProduct[]) => ResponseOf
  /** The most controls on a page that it is asked to bear. */
  readonly most?: number
  /** Never more rounds than this, for what takes long. */
  readonly mostRuns?: number
  /** Its buttons stand in frames: a press by script is measured instead of a mouse's. */
  readonly framed?: boolean
}

/** A target as a page loads it. */
export interface BuiltTarget {
  readonly target: Target
  readonly scripts: readonly PageScript[]
  readonly styles: readonly string[]
  /** Address of the probe with the target's adapter. */
  readonly probe: string
}

/** A product of the measured pages. */
export interface BenchProduct {
  readonly id: string
  readonly name: string
  /** Kopecks. */
  readonly price: number
  readonly link: string
  readonly quantity: number
}

/** Figures of one visit by name; what a target cannot do is missing. */
export type Figures = Readonly<Record<string, number>>

/** One measurement that every target goes through, each on a fresh page. */
export interface Scenario {
  readonly name: string
  /** Controls or lines on its page. */
  readonly count: number
  /** All controls are of one product. */
  readonly same?: boolean
  /** Slows the processor; false measures at full speed. */
  readonly slowed: boolean
  /** Measured with an empty cache: it is the download that counts. */
  readonly cold?: boolean
  /** Never more rounds than this, for what takes long or does not vary. */
  readonly mostRuns?: number
  readonly page: (target: Target, scenario: Scenario) => string
  readonly lines: readonly BenchProduct[]
  readonly measure: (visit: Visit) => Promise<Figures>
}

/** A line of the table: a figure of a scenario, and what it may be. */
export interface Goal {
  readonly title: string
  readonly scenario: string
  readonly figure: string
  readonly unit: 'ms' | 'KB' | ''
  /** `times` the limit, or `atMost` in the unit; null where only the comparison is of interest. */
  readonly goal: { readonly times: number } | { readonly atMost: number } | null
  /** The build it is for; the other one's figure stands among the peers. */
  readonly build: string
}

/** A case of the bench that runs in pages. */
export interface PageCase {
  readonly title: string
  readonly targets: readonly Target[]
  /** Shows that a target works; not part of the figures. */
  readonly firstVisit: Scenario
  readonly scenarios: readonly Scenario[]
  readonly goals: readonly Goal[]
}

/** A page that is open for one measurement of one target. */
export interface Visit {
  readonly page: Page
  readonly built: BuiltTarget
  readonly scenario: Scenario
  /** Inserts the target's scripts and waits until all controls work. */
  readonly start: () => Promise<{ readonly ready: number; readonly painted: number }>
  /** Waits until the page does nothing any more. */
  readonly rest: () => Promise<void>
  /** JavaScript heap and buffers after collecting garbage, KB of 1000 bytes. */
  readonly heap: () => Promise<number>
  /** What the page's thread has worked since it was opened, ms of processor time; the busiest neighbours do not count. */
  readonly work: () => Promise<number>
  /** KB that the page has fetched, brotli. */
  readonly bytes: () => number
}
