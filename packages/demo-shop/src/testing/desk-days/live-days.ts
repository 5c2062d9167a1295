import { fillFixtureShop } from '../../fixtures/fixture-shop'
import { createDemoServer } from '../../index'
import { wrongInTheEvening } from './books'
import { morning, openDesk } from './desk'
import { planOf } from './plan'
import { take } from './steps'

const MINUTE_MS = 60_000
/** Long enough for what is sent late: refunds that are tried again, and letters of cancellations. */
const EVENING_MS = 7 * MINUTE_MS
const NIGHT_MS = 12 * 60 * MINUTE_MS
/** Of a broken shop the first faults say enough. */
const MOST_WRONG = 20

interface Options {
  readonly seed: number
  readonly days: number
  readonly database?: { readonly url: string }
  readonly progress?: (day: number) => void
}

/**
 * Three people work at the same time on the same sixty orders, day after day: they edit, note, cancel, give money back, take back, and look
 * again where somebody was faster. Every evening nothing that was said to be done may be lost or done twice.
 */
export async function liveDays({ seed, days, database, progress = () => undefined }: Options) {
  const begun = performance.now()
  const errors: string[] = []
  let now = Date.parse('2026-02-10T06:00:00Z')
  const server = await createDemoServer({
    now: () => now,
    sandbox: true,
    log: ({ level, text }) => {
      // The stand-in loses replies to refunds on purpose.
      if (level === 'error' && !text.includes('refundAt')) errors.push(text)
    },
    ...(database && { database }),
  })
  const wrong: string[] = []
  const advance = (ms: number) => void (now += ms)
  await fillFixtureShop(server.db)
  const desk = await openDesk(server, advance)
  for (let day = 1; day <= days && wrong.length < MOST_WRONG; day += 1) {
    await morning(desk)
    await Promise.all(
      planOf(seed, day).map(async (steps, at) => {
        for (const step of steps) {
          const said = await take(desk, desk.people[at % desk.people.length] ?? desk.people[0], step)
          if (said === null) continue
          const words = `${step.kind}: ${said.status} ${said.code}`.trim()
          desk.said.set(words, (desk.said.get(words) ?? 0) + 1)
          if (said.status >= 500) wrong.push(`day ${day}: ${words}\n${errors.splice(0).join('\n')}`)
        }
      }),
    )
    advance(EVENING_MS)
    for (let time = 0; time < 3; time += 1) await server.settlePayments()
    wrong.push(...(await wrongInTheEvening(desk)).map((each) => `day ${day}: ${each}`))
    advance(NIGHT_MS)
    progress(day)
  }
  await server.close()
  return { wrong, said: desk.said, orders: desk.bought.length, seconds: (performance.now() - begun) / 1000 }
}
