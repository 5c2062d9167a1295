import { randomInt } from 'node:crypto'
import { loadRecording, sendRecording, type Recording } from '@prilavok/contracts'
import { cleanRecording, recordingNumber } from '@prilavok/core/recording'
import { counterKey, secondsLeft, takeOne, type Counter } from '../../http/counters'
import { HttpProblem, refuseInvalid } from '../../http/problem'
import { route, type Route } from '../../http/route'
import { cleanText } from '../../rules/clean-text'
import type { Shop } from '../../shop'

/** Recordings of a day, all together: what strangers can fill the database with. */
const A_DAY: Counter = { key: counterKey('recordings', ''), rate: { requests: 1_000, seconds: 86_400 } }

/** Without I, L, O and U: nobody takes one for another, whether it is read or said. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
const newNumber = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A recording as it is stored: what a page says it has masked is masked again, and texts are what people can see. */
const stored = (recording: Recording): Recording => {
  const { entries, ...page } = cleanRecording(recording)
  const line = (text: string) => cleanText(text, 300)
  return {
    version: line(page.version),
    page: line(page.page),
    browser: line(page.browser),
    screen: line(page.screen),
    lang: line(page.lang),
    entries: entries.map(({ name, facts, ...entry }) => ({ ...entry, name: line(name), facts: facts.map(line) })),
  }
}

async function keep(shop: Shop, recording: Recording): Promise<{ readonly number: string }> {
  if (recording.entries.length === 0)
    refuseInvalid([{ pointer: '/entries', code: 'required', message: 'В записи нет ни одного события' }])
  const full = await takeOne(shop, [A_DAY])
  if (full !== null) throw new HttpProblem('rate-limited', { retryAfterSeconds: await secondsLeft(shop, full) })
  const number = newNumber()
  await shop.db
    .insertInto('recording')
    .values({ number, content: JSON.stringify(stored(recording)), created_on: new Date(shop.now()) })
    .execute()
  return { number }
}

/** What pages have recorded of themselves, for the shop's support. */
export const recordingRoutes: readonly Route[] = [
  route(sendRecording, { isKnownByKey: true }, (shop, { body }) => keep(shop, body)),
  route(loadRecording, {}, async (shop, { params }) => {
    const number = recordingNumber(params.number)
    const row =
      number === null
        ? undefined
        : await shop.db.selectFrom('recording').selectAll().where('number', '=', number).executeTakeFirst()
    if (row === undefined) throw new HttpProblem('not-found', { detail: 'There is no recording with this number.' })
    return {
      ...row.content,
      number: row.number,
      createdOn: row.created_on.toISOString(),
    }
  }),
]
