import { expect, it } from 'vitest'
import { refuseOtherVersion } from './other-version'

it.each<readonly [string | null, unknown, 'saved' | 'version-conflict' | 'precondition-required']>([
  ['"v3"', 3, 'saved'],
  ['"v3"', 2, 'saved'],
  ['W/"v3-abc"', undefined, 'saved'],
  ['"v2", "v3"', undefined, 'saved'],
  ['"v2"', 3, 'version-conflict'],
  ['something', 3, 'version-conflict'],
  [null, 3, 'saved'],
  [null, 2, 'version-conflict'],
  [null, undefined, 'precondition-required'],
  ['*', undefined, 'saved'],
  ['*', 3, 'saved'],
  ['*', 999, 'version-conflict'],
])('If-Match %j with the version %j in the body, of a record of version 3: %s', (ifMatch, inBody, outcome) => {
  const save = () => refuseOtherVersion(ifMatch, inBody, 3, {})
  if (outcome === 'saved') expect(save).not.toThrow()
  else expect(save).toThrow(outcome)
})
