import type { HistoryEntry } from '@prilavok/contracts/admin'
import { isPlain } from '../kit/records/same-value'
import { useLabels } from '../kit/staff/staff-context'
import { personName } from '../kit/values/person-name'
import { useValues } from '../kit/values/use-values'
import { editLabels } from './edit-words'
import type { OrderEditLabels } from './order-edit.labels'
import { messageLabels } from './message-words'
import { orderLabels } from './order-words'
import { paymentLinkLabels } from './payment-link-words'
import { refundLabels } from './refund-words'

type Fields = Readonly<Record<string, unknown>>
type Change = HistoryEntry['changes'][number]

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isPlain) : [])
const nameOf = (line: Fields) => String(line['name'] ?? line['productId'] ?? '')
const numberOf = (value: unknown) => Number(value ?? 0)

/** What became of the lines of an order, each in a few words. */
export function toldLines(
  before: unknown,
  after: unknown,
  words: OrderEditLabels,
  money: (sum: number) => string,
): readonly string[] {
  const [was, now] = [listOf(before), listOf(after)]
  const former = new Map(was.map((line) => [line['id'], line]))
  const ids = new Set(now.map(({ id }) => id))
  const changed = now.flatMap((line) => {
    const old = former.get(line['id'])
    if (old === undefined) return [words.addedLine(nameOf(line), numberOf(line['quantity']))]
    const pieces = [numberOf(old['quantity']), numberOf(line['quantity'])] as const
    const prices = [numberOf(old['price']), numberOf(line['price'])] as const
    const parts = [
      ...(pieces[0] === pieces[1] ? [] : [words.pieces(...pieces)]),
      ...(prices[0] === prices[1] && (old['priceReason'] ?? null) === (line['priceReason'] ?? null)
        ? []
        : [words.priced(money(prices[0]), money(prices[1]), String(line['priceReason'] ?? ''))]),
    ]
    return parts.length === 0 ? [] : [words.changedLine(nameOf(line), parts.join(', '))]
  })
  const removed = was
    .filter(({ id }) => !ids.has(id))
    .map((line) => words.removedLine(nameOf(line), numberOf(line['quantity'])))
  const told = [...changed, ...removed]
  return told.length === 0 ? [words.recounted] : told
}

/** Tells changes of an order that are more than a value: its lines, its people, where it goes. */
export function useToldChanges(): (change: Change) => readonly string[] | null {
  const words = useLabels(editLabels)
  const names = useLabels(orderLabels)
  const refunds = useLabels(refundLabels)
  const messages = useLabels(messageLabels)
  const links = useLabels(paymentLinkLabels)
  const { money, title, phone, day } = useValues()
  const person = (value: unknown) =>
    isPlain(value) ? [personName(value), phone(String(value['phone'] ?? ''))].filter(Boolean).join(', ') || '—' : '—'
  const place = (value: unknown) =>
    isPlain(value)
      ? [
          title('TransportCompany', String(value['transportCompany'] ?? '')),
          value['toDoor'] === true ? names.toDoor : names.toPoint,
          String(value['addressDelivery'] ?? '').startsWith(String(value['cityName'])) ? null : value['cityName'],
          value['addressDelivery'],
          money(numberOf(value['cost'])),
          value['plannedDispatchOn'] && day(String(value['plannedDispatchOn'])),
        ]
          .filter(Boolean)
          .join(', ')
      : '—'
  const company = (value: unknown) =>
    isPlain(value) ? [value['companyName'], value['inn']].filter(Boolean).join(', ') : '—'
  const told: Readonly<Record<string, (value: unknown) => string>> = { recipient: person, delivery: place, company }
  return ({ field, before, after }) => {
    if (field === 'refund')
      return isPlain(after)
        ? [refunds.refund(money(numberOf(after['amount'])), refunds.states[String(after['state'])] ?? '')]
        : null
    if (field === 'message')
      return isPlain(after)
        ? [
            messages.told(
              after['channel'] === 'Sms' ? messages.sms : messages.email,
              String(after['name'] ?? ''),
              after['isSent'] !== false,
            ),
          ]
        : null
    if (field === 'paymentLink') return isPlain(after) ? [links.told(money(numberOf(after['amount'])))] : null
    if (field === 'items') return toldLines(before, after, words, money)
    const tell = Object.hasOwn(told, field) ? told[field] : undefined
    return tell === undefined ? null : [words.fromTo(tell(before), tell(after))]
  }
}
