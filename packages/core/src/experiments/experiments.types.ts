import type { OptionValue } from '../shop-options.types'

/** One of the ways that an experiment compares. */
export interface ExperimentOption {
  /** Tells the options of an experiment apart, in storage and in statistics. */
  readonly label: string
  /** What the option sets. */
  readonly value: OptionValue
  /** The way that the shop works without the experiment; the first option, when none says so. Source: EXP-02. */
  readonly isControl?: boolean
}

/** A running experiment. Source: EXP-01. */
export interface Experiment {
  /** Its name; that of a named option acts on it. Source: EXP-11 to EXP-17. */
  readonly name: string
  /** What it is to find out. */
  readonly description?: string
  /** Its options, two or more. */
  readonly options: readonly ExperimentOption[]
  /** The share of visitors of each option, by label and in any unit; one that is not named gets none. Equal shares when left out. */
  readonly distributionRule?: Readonly<Record<string, number>>
  /** Regular expressions, of which one has to match path and query of the page; every page when left out. Source: EXP-05. */
  readonly urlFilters?: readonly string[]
  /** Ids of elements, of which the page has to have one; every page when left out. Source: EXP-05. */
  readonly domElementFilters?: readonly string[]
  /**
   * Who chooses: `random` draws once per browser, `visitor` computes the option from the id of the visitor (the same on every device
   * where that is known), `prediction` asks the personalisation service. `random` when left out.
   */
  readonly runner?: 'random' | 'visitor' | 'prediction'
  readonly params?: {
    /** An assignment is made anew when shares or options have changed. Source: EXP-06. */
    readonly withHashCode?: boolean
    /** Robots of Yandex see the control. Source: EXP-08. */
    readonly skipForYandex?: boolean
  }
  /** The label of the option that everybody has from now on: the shop has shipped it, or has stopped the experiment with its control. */
  readonly decided?: string
}

/** A named yes or no of the settings, compared as it is set (the control) and the other way round. */
export interface NamedExperiment<N extends string> extends Omit<Experiment, 'options'> {
  readonly name: N
  readonly options?: undefined
}
