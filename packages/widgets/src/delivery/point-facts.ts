import type { SettingsOf } from '@prilavok/core'
import type { deliverySettings } from '@prilavok/core/delivery'
import {
  distanceMetres,
  opennessAt,
  type foundPoints,
  type PointBrowsing,
  type PointFacet,
  weekMoment,
} from '@prilavok/core/delivery'
import { roublesText, USUAL_LIMIT } from '../lib/roubles-text'
import type { PickupPointsLabels } from './pickup-points.labels'

/** A pickup point as the list shows it. */
export type Point = ReturnType<typeof foundPoints>[number]

const PAYMENTS: Readonly<Record<string, Exclude<keyof PickupPointsLabels & `pay${string}`, 'payFrom2000'>>> = {
  NoPayment: 'payNoPayment',
  DontUsePayment: 'payNoPayment',
  CantResolve: 'payNoPayment',
  TooCheapByComparisonToDeliveryCost: 'payTooCheap',
  MaxPaymentExceeded: 'payTooDear',
  CashAndCard: 'payCashAndCard',
  CashAndMaybeCard: 'payCashMaybeCard',
}

/** How one may pay at a point; a status that is new to us counts as paid in advance. Source: PICK-15 to PICK-22. */
export const paymentText = ({ payment }: Point, text: PickupPointsLabels, limit: number | null): string =>
  payment === 'CheaperThan2000' ? text.payFrom2000(roublesText(limit ?? USUAL_LIMIT)) : statusText(payment, text)

const statusText = (payment: Point['payment'], text: PickupPointsLabels): string =>
  text[(Object.hasOwn(PAYMENTS, payment) ? PAYMENTS[payment] : undefined) ?? 'payNoPayment']

/** What a buyer should know before choosing the point. Source: PICK-23 to PICK-25. */
export function warningsOf(
  point: Point,
  settings: Pick<SettingsOf<typeof deliverySettings>, 'closedPostamatBrand' | 'secondaryPointCarrier'>,
  text: PickupPointsLabels,
): readonly string[] {
  const closed = point.type === 'Postamat' && point.brand === settings.closedPostamatBrand
  const secondary = point.secondary && point.carrier === settings.secondaryPointCarrier
  return [...(closed ? [text.closedPostamat] : []), ...(secondary ? [text.secondary] : [])]
}

/** As much of a point as its hours need. */
type Hours = Pick<Point, 'workingTime'>

const isUnknown = (week: Point['workingTime']): boolean => week.every((hours) => hours === null || hours === '')

/** Between two figures stands a dash, whatever the carrier has written there. */
const withDash = (hours: string): string => hours.replaceAll(/(\d)\s*[-‐‑‒—−]\s*(?=\d)/g, '$1–')

/** The hours of one day, Monday = 0; null when no day of the week is known. */
export const hoursOf = ({ workingTime }: Hours, day: number, text: PickupPointsLabels): string | null =>
  isUnknown(workingTime) ? null : withDash(workingTime[day] || text.dayOff)

/** The week with equal neighbouring days joined: `Пн–Пт 9:00–20:00`, `Сб 10:00–18:00`, `Вс выходной`. */
export function weekOf(point: Hours, text: PickupPointsLabels): readonly string[] {
  const hours = text.days.map((_, day) => hoursOf(point, day, text))
  if (isUnknown(point.workingTime)) return []
  if (hours.every((time) => time === hours[0])) return [`${text.everyDay} ${hours[0] ?? ''}`]
  const starts = hours.flatMap((time, day) => (day > 0 && time === hours[day - 1] ? [] : [day]))
  return starts.map((from, index) => {
    const to = (starts[index + 1] ?? hours.length) - 1
    const days = from === to ? text.days[from] : `${text.days[from] ?? ''}–${text.days[to] ?? ''}`
    return `${days ?? ''} ${hours[from] ?? ''}`
  })
}

const two = (part: number): string => String(part).padStart(2, '0')
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Whether the point is open, or when it opens; where the hours say no times, what they say of today. */
export function openText(point: Point, now: number, text: PickupPointsLabels): string | null {
  const moment = weekMoment(now, point.timeZone)
  const openness = opennessAt(point.workingTime, moment)
  switch (openness?.is) {
    case 'always':
      return text.openAlways
    case 'open':
      return text.openUntil(clock(openness.until))
    case 'later':
      return text.opensAt(clock(openness.from))
    case 'tomorrow':
      return text.opensTomorrow(clock(openness.from))
    case 'another-day':
      return text.opensOn(text.days[openness.day] ?? '', clock(openness.from))
    default: {
      const hours = moment && hoursOf(point, moment.day, text)
      return hours === null ? null : text.today(hours)
    }
  }
}

/** How far the point is, where it is known from where: metres in tens, kilometres with one digit while that says something. */
export function distanceText(
  { location }: Point,
  near: PointBrowsing['near'],
  text: PickupPointsLabels,
): string | null {
  if (near === null || near.rough === true || location === null) return null
  const metres = distanceMetres(near, location)
  if (metres < 995) return text.metres(Math.round(metres / 10) * 10)
  return text.kilometres(metres < 9_950 ? Math.round(metres / 100) / 10 : Math.round(metres / 1_000))
}

/** Whose the point is, and that it is a locker where it is one. */
export const kindText = ({ brand, carrierName, type }: Point, text: PickupPointsLabels): string =>
  [brand || carrierName, type === 'Postamat' && text.postamat].filter(Boolean).join(' · ')

/** What a point of the map is called for screen readers: where, whose, whether open. */
export const spokenPoint = (point: Point, now: number, text: PickupPointsLabels): string =>
  [point.address, kindText(point, text), openText(point, now, text)].filter(Boolean).join(', ')

/** The words of a filter. */
export function facetText({ of, value }: PointFacet, text: PickupPointsLabels): string {
  if (of === 'pay') return value === 'cash' ? text.withCash : text.withCard
  if (of === 'brands') return value
  return value === 'PickPoint' ? text.points : value === 'Postamat' ? text.postamats : text.otherPoints
}
