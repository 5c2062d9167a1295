/** The parts of a name as orders, drafts and customers have them. */
export interface NameRecord {
  /** Family name. */
  readonly lastName?: string | null | undefined
  /** Given name. */
  readonly firstName?: string | null | undefined
  /** Patronymic, where there is one. */
  readonly middleName?: string | null | undefined
}

/** Names in one line, empty ones left out. */
export const joinNames = (...names: readonly (string | null | undefined)[]): string =>
  names
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ')

/** A person as everybody is shown it: last, first and middle name, as the form asks for them and a passport has them. */
export const personName = ({ lastName, firstName, middleName }: NameRecord): string =>
  joinNames(lastName, firstName, middleName)
