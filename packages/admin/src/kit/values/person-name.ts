/** A person as orders and drafts have them. */
export interface Person {
  readonly fullName?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly middleName?: string | null | undefined
}

/** The name of a person in one line. */
export const personName = (person: Person | null | undefined): string =>
  person?.fullName || [person?.lastName, person?.firstName, person?.middleName].filter(Boolean).join(' ')
