/** The list is at most this high, px. Source: UI-03. */
export const SELECT_MAX_HEIGHT = 300
/** An option is this high, px. Source: UI-03. */
export const SELECT_OPTION_HEIGHT = 40
/** So many options are in the list at once; the search finds the others. Source: UI-04. */
export const SELECT_LIMIT = 1000

/** One thing that can be selected. */
export interface SelectOption {
  /** What is selected with it. */
  readonly value: string
  /** What the visitor reads. */
  readonly label: string
}
