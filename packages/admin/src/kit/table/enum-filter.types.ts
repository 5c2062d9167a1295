/** A choice of any number of an enumeration's values. */
export interface EnumFilterProps {
  /** The enumeration. */
  readonly of: string
  /** The name of the field. */
  readonly label: string
  /** What is shown while nothing is chosen. */
  readonly empty: string
  /** The chosen values. */
  readonly values: readonly string[]
  /** Is called with the chosen values in the enumeration's order. */
  readonly onChange: (values: readonly string[]) => void
}
