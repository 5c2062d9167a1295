import { versionsIn } from './entity-tag'
import { HttpProblem } from './problem'

/** Refuses a save to another version than the one that was read: the header says which, else the body. */
export function refuseOtherVersion(ifMatch: string | null, inBody: unknown, version: number, current: unknown): void {
  const versions = ifMatch === null ? (typeof inBody === 'number' ? [inBody] : null) : versionsIn(ifMatch)
  if (versions === null && ifMatch === null)
    throw new HttpProblem('precondition-required', {
      detail: 'Send If-Match with the ETag that the record was read with.',
    })
  if (versions !== null && !versions.includes(version)) throw new HttpProblem('version-conflict', { current })
}
