import { versionsIn } from './entity-tag'
import { HttpProblem } from './problem'

/** Refuses a save to another version than the one that was read: the header says which, and where it names none, the body. */
export function refuseOtherVersion(ifMatch: string | null, inBody: unknown, version: number, current: unknown): void {
  const named = versionsIn(ifMatch)
  // `*` names none: then the body's own still has to be the one that is there.
  const versions = named ?? (typeof inBody === 'number' ? [inBody] : null)
  if (versions === null && ifMatch === null)
    throw new HttpProblem('precondition-required', {
      detail: 'Send If-Match with the ETag that the record was read with.',
    })
  if (versions !== null && !versions.includes(version)) throw new HttpProblem('version-conflict', { current })
}
