import type { ReadonlyStore } from './lib/store'
import type { SettingsOf } from './lib/settings'
import type { shopSettings } from './shop.settings'

/** The named options of a shop as its settings have them. */
export type ShopOptions = SettingsOf<typeof shopSettings>['options']

/** The name of an option that a shop may set and an experiment may compare. */
export type OptionName = keyof ShopOptions

/** What an option of an experiment sets: the value of a named option, or one of the shop's own. */
export type OptionValue = string | number | boolean

/** An option that was assigned to the visitor. Source: EXP-02. */
export interface Assignment {
  /** The label of the option. */
  readonly label: string
  /** Whether it is the shop as it is. */
  readonly isControl: boolean
  /** The hash of shares and options at the time of the assignment. Source: EXP-09. */
  readonly hashCode: string
}

/** The option that counts on this page, and why. */
export interface AssignedOption extends Assignment {
  /** What the option sets. */
  readonly value: OptionValue
  /**
   * `stored`: assigned earlier; `drawn`: assigned now; `override`: asked for by the address; `robot`: a robot sees the control; `decided`: the
   * shop has ended the experiment with this option for everybody.
   */
  readonly why: 'stored' | 'drawn' | 'override' | 'robot' | 'decided'
}

/** The options of this page. */
export interface ExperimentsState {
  /** The options that were read, by the name of their experiment. */
  readonly exposed: Readonly<Record<string, AssignedOption>>
}

/** The experiments of a page. */
export interface Experiments {
  /** What the visitor has been shown; an experiment joins once, when its option is first read (EXP-21). */
  readonly state: ReadonlyStore<ExperimentsState>
  /** The option of an experiment on this page, the same each time; null where it does not run. Reading it counts as showing it. */
  readonly optionOf: (name: string) => AssignedOption | null
  /** Resolves when the personalisation service has been heard or given up; what it chose counts from the next page on. */
  readonly settled: Promise<void>
}
