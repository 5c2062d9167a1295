import { checkout, type Bought, type Send } from './buyer'
import type { Found } from './catalogue'

/** What became of the buyers. */
export interface Outcome {
  readonly bought: readonly Bought[]
  readonly failures: readonly string[]
  readonly seconds: number
  /** The longest time in which no order was made, in seconds. */
  readonly longestPause: number
}

/** Who buys, how often and where. */
export interface Buyers {
  readonly buyers: number
  readonly checkouts: number
  /** The number of the first checkout: no two of a shop are the same buyer. */
  readonly from: number
  readonly found: Found
  readonly send: Send
  readonly secret: string
  /** Called with every order, and how many there are. */
  readonly onOrder?: (count: number) => void
}

/** Lets so many buyers make checkouts at once, one after the other each, until there are enough. */
export async function runBuyers({ buyers, checkouts, from, found, send, secret, onOrder }: Buyers): Promise<Outcome> {
  const bought: Bought[] = []
  const failures: string[] = []
  const begun = performance.now()
  let [next, last, longestPause] = [from, begun, 0]
  const buyer = async () => {
    while (next < from + checkouts) {
      const number = next
      next += 1
      try {
        bought.push(await checkout(number, found, send, secret))
        const now = performance.now()
        longestPause = Math.max(longestPause, now - last)
        last = now
        onOrder?.(bought.length)
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyer))
  return { bought, failures, seconds: (performance.now() - begun) / 1000, longestPause: longestPause / 1000 }
}
