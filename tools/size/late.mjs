/** What must not be in the files of a page before a step of it is reached. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from './jobs.mjs'

/** Everything of an order page that has not reached its payment step, idle or not. */
const BEFORE_PAYMENT = [
  'show-widgets',
  'renderer',
  'start-later',
  'checkout-page',
  'delivery-section',
  'checkout-end.flow',
  'later.parts',
]

const lateRooms = [
  {
    room: 'payment',
    chunks: BEFORE_PAYMENT,
    modules:
      /\/(?:core|react|widgets)\/src\/payment\/|\/core\/src\/flows\/payment(?!-key)|\/browser\/src\/payments\/|\/contracts\/src\/payment/,
  },
]

/**
 * The modules of late rooms that stand in files of before them, a line each.
 * @param sourcesOf the modules of a file, from its source map
 */
export function tooEarly(manifest, sourcesOf, rooms = lateRooms) {
  return rooms.flatMap(({ room, chunks, modules }) =>
    filesOf(manifest, ['prilavok'], chunks).flatMap((file) =>
      sourcesOf(file)
        .filter((source) => modules.test(source))
        .map((source) => `${room}: ${source} is in ${file}`),
    ),
  )
}

/** Reads the modules of built files. */
export const sourcesIn = (folder) => (file) => JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')).sources
