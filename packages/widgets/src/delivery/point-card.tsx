import { deliverySettings, type PointAdvice, type PointBrowsing } from '@prilavok/core/delivery'
import { useSettings } from '@prilavok/react'
import { Badge } from '@prilavok/ui/badge'
import type { PickupPointsLabels } from './pickup-points.labels'
import { distanceText, kindText, openText, paymentText, warningsOf, weekOf, type Point } from './point-facts'
import { PhoneLink } from '../lib/shop-link'

interface PointCardProps {
  readonly point: Point
  /** Milliseconds since 1970. */
  readonly now: number
  readonly near: PointBrowsing['near']
  readonly payFrom: number | null
  readonly text: PickupPointsLabels
  readonly chosen?: boolean | undefined
  /** Why it is recommended, where that is known. */
  readonly advice?: PointAdvice | null | undefined
}

/** What a buyer compares points by: where, whose, how far, whether open, how paid, and what to mind. */
export function PointCard({ point, now, near, payFrom, text, chosen, advice }: PointCardProps) {
  const settings = useSettings(deliverySettings)
  return (
    <span className="pk-point-card">
      <span className="pk-point-card__address">{point.address}</span>
      <span className="pk-point-card__line">
        {[kindText(point, text), distanceText(point, near, text)].filter(Boolean).join(' · ')}
        {chosen === true && <Badge tone="success">{text.chosen}</Badge>}
        {point.recommended && chosen !== true && <Badge tone="accent">{text.recommended}</Badge>}
        {advice && <span>{text.advice[advice]}</span>}
      </span>
      <span className="pk-point-card__line">
        {[openText(point, now, text), paymentText(point, text, payFrom)].filter(Boolean).join(' · ')}
      </span>
      {warningsOf(point, settings, text).map((warning) => (
        <span className="pk-point-card__warning" key={warning}>
          {warning}
        </span>
      ))}
    </span>
  )
}

interface PointDetailsProps {
  readonly point: Point
  readonly text: PickupPointsLabels
}

/** The rest of what is known about a point. */
export function PointDetails({ point, text }: PointDetailsProps) {
  const week = weekOf(point, text)
  return (
    <dl className="pk-point-details">
      <dt>{text.hours}</dt>
      <dd>{week.length === 0 ? text.hoursUnknown : week.map((line) => <span key={line}>{line}</span>)}</dd>
      {point.phone && (
        <>
          <dt>{text.phone}</dt>
          <dd>
            <PhoneLink phone={point.phone} />
          </dd>
        </>
      )}
      {point.howToFind && (
        <>
          <dt>{text.howToFind}</dt>
          <dd>{point.howToFind}</dd>
        </>
      )}
    </dl>
  )
}
