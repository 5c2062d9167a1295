import { versionsIn } from '../../../http/entity-tag'
import { HttpProblem } from '../../../http/problem'

/** The version that a save names: the header's, or else the body's. */
export interface NamedVersion {
  readonly ifMatch: string | null
  readonly version: number | null
}

/**
 * Refuses a save of what belongs to a record, such as its filters, to another version than the one that was read. Without a version
 * only what has never been saved (version 0) is taken.
 */
export function refuseOtherPartVersion(
  { ifMatch, version }: NamedVersion,
  known: number,
  current: () => Promise<unknown>,
): Promise<void> {
  const versions = ifMatch === null ? (version === null ? null : [version]) : versionsIn(ifMatch)
  if (versions === null && ifMatch === null && known > 0)
    throw new HttpProblem('precondition-required', {
      detail: 'Send If-Match with the ETag that the record was read with.',
    })
  if (versions === null || versions.includes(known)) return Promise.resolve()
  return current().then((record) => {
    throw new HttpProblem('version-conflict', { current: record })
  })
}
