import { providerNetworkOf, wideNetworkOf } from '../../http/client-address'
import { counterKey, giveBack, secondsLeft, takeOneOfAll, type Counter } from '../../http/counters'
import { HttpProblem } from '../../http/problem'
import { normalPhone } from '../../rules/phone'
import type { Shop } from '../../shop'

const DAY_SECONDS = 86_400
/** Messages of a day: to one phone from everywhere, and asked for by one network; one address has the limit of the call. */
const TO_A_PHONE = 10
const OF_WIDE_NETWORK = 60
const OF_PROVIDER = 500

/** From the widest to the narrowest, as every server locks them. */
const countersOf = ({ settings }: Shop, phone: string, address: string | null): readonly Counter[] => {
  const counter = (kind: string, who: string, requests: number): Counter => ({
    key: counterKey(kind, who),
    rate: { requests, seconds: DAY_SECONDS },
  })
  return [
    counter('sms shop', '', settings.messagesADay),
    // What visitors ask for alone: staff who write to a buyer abroad are not kept from it by them.
    ...(address === null || normalPhone(phone) !== null
      ? []
      : [counter('sms abroad', '', settings.foreignMessagesADay)]),
    ...(address === null
      ? []
      : [
          counter('sms provider', providerNetworkOf(address), OF_PROVIDER),
          counter('sms network', wideNetworkOf(address), OF_WIDE_NETWORK),
        ]),
    counter('sms phone', phone, TO_A_PHONE),
  ]
}

/** Counts a message before it is sent, which costs the shop money; 429 where the shop, the network or the phone has had enough of a day. */
export async function countMessage(shop: Shop, phone: string, address: string | null): Promise<void> {
  const counters = countersOf(shop, phone, address)
  const full = await takeOneOfAll(shop, counters)
  if (full === null) return
  if (full === counters[0])
    shop.log({
      level: 'warning',
      requestId: 'sms',
      text: 'The messages of a day are sent; nobody can log in by a code. See messagesADay.',
    })
  throw new HttpProblem('rate-limited', { retryAfterSeconds: await secondsLeft(shop, full) })
}

/** A message that the gateway did not take does not count. */
export const forgetMessage = (shop: Shop, phone: string, address: string | null): Promise<void> =>
  giveBack(shop, countersOf(shop, phone, address))
