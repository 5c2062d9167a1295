import { createHash } from 'node:crypto'
import { provenByAsking, provenByDigest, type PaymentEvent, type ProviderPort } from '@prilavok/shop-server'

/** What the shop has from its bank; the password never leaves the server. */
interface Terminal {
  readonly key: string
  readonly password: string
  /** Sends a signed request to the bank. */
  readonly call: (method: string, body: object) => Promise<Readonly<Record<string, unknown>>>
}

type Fields = Readonly<Record<string, unknown>>

const events: Readonly<Record<string, PaymentEvent>> = {
  CONFIRMED: 'paid',
  REJECTED: 'refused',
  DEADLINE_EXPIRED: 'timed-out',
  CANCELED: 'cancelled',
  REFUNDED: 'refunded',
}

/** The bank's token: the values of the plain fields and the password in the order of their names, as SHA-256. */
export function tokenOf(fields: Fields, password: string): string {
  const text = Object.entries({ ...fields, Password: password })
    .filter(([name, value]) => name !== 'Token' && typeof value !== 'object')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => String(value))
    .join('')
  return createHash('sha256').update(text).digest('hex')
}

/** A payment as the bank describes it, in a notification and in its reply to a question. */
function claimOf(fields: Fields) {
  const event = events[String(fields['Status'])]
  if (event === undefined) return null
  return {
    session: String(fields['OrderId']),
    merchant: String(fields['TerminalKey']),
    amountKopecks: Number(fields['Amount']),
    // The terminal is opened for roubles, and the notification names no currency.
    currency: 'RUB',
    event,
    id: `${String(fields['PaymentId'])} ${String(fields['Status'])}`,
  }
}

function fieldsOf(text: string): Fields {
  try {
    return JSON.parse(text) as Fields
  } catch {
    return {}
  }
}

/** A card bank that signs its notifications with a token. */
export const cardBank = ({ key, password, call }: Terminal): ProviderPort => ({
  key: 'online-card',
  merchant: key,

  async start({ session, amountKopecks, returnUrl, callbackUrl }) {
    const reply = await call('Init', {
      OrderId: session,
      Amount: amountKopecks,
      SuccessURL: returnUrl,
      FailURL: returnUrl,
      NotificationURL: callbackUrl,
    })
    if (reply['Success'] !== true) return { isStarted: false, message: String(reply['Message']) }
    return { isStarted: true, url: String(reply['PaymentURL']), providerOrderId: String(reply['PaymentId']) }
  },

  verify({ text }, check) {
    const fields = fieldsOf(text)
    const given = typeof fields['Token'] === 'string' ? fields['Token'] : null
    const proof = provenByDigest({ content: fields, expected: tokenOf(fields, password), given })
    return check(proof, claimOf)
  },

  async ask({ session, providerOrderId }, check) {
    const reply = await provenByAsking(() => call('GetState', { PaymentId: providerOrderId, OrderId: session }))
    return claimOf(reply.content) === null ? null : check(reply, claimOf)
  },
})
