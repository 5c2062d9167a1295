import { licencesOf } from './licences.mjs'

const HEAD = `Prilavok
Licensed under the MIT License, see LICENSE.

This product is built with the software below, each under its own licence. The script builds carry their whole notices in
THIRD-PARTY-NOTICES.txt beside them; packages from npm bring their own licence files.

`

/** The text of NOTICE: every third-party package that is shipped or depended on at runtime, with its licence. */
export const noticeOf = (components) =>
  HEAD +
  [...new Set(components.map((each) => `${each.name} (${licencesOf(each).join(', ')})`))]
    .sort()
    .map((line) => `${line}\n`)
    .join('')
