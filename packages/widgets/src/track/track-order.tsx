import type { FormFailure } from '@prilavok/core/forms'
import { trackForm, type TrackingResult } from '@prilavok/core/track'
import { useEffect, useRef, useState } from 'react'
import { useLabels } from '../lib/labels'
import { SmallForm } from '../lib/small-form/small-form'
import './track-order.css'
import { trackOrderRu, type TrackOrderLabels } from './track.labels'

/** Only texts can be set. */
export interface TrackOrderProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<TrackOrderLabels> | undefined
}

const isUnknown = ({ status }: FormFailure): boolean => status === 404

/** Where an order is, by its tracking number. Source: TRACK-01 to TRACK-04. */
export function TrackOrder({ labels }: TrackOrderProps) {
  const text = useLabels('trackOrder', trackOrderRu, labels)
  const [found, setFound] = useState<TrackingResult | null>(null)
  return (
    <div className="pk-track-order">
      <SmallForm
        spec={trackForm}
        given={null}
        text={text}
        help={{ trackNumber: text.trackNumberHelp }}
        keeps
        silent
        failedText={(failure) => (isUnknown(failure) ? text.notFound : undefined)}
        onSent={setFound}
      />
      {found !== null && <Parcel parcel={found} text={text} />}
    </div>
  )
}

interface ParcelProps {
  readonly parcel: TrackingResult
  readonly text: TrackOrderLabels
}

/** What is known of a parcel, its steps as a timeline. */
function Parcel({ parcel, text }: ParcelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [parcel])
  const { trackNumber, statusName, transportCompanyName, expectedOn, storageUntil, steps } = parcel
  return (
    <section className="pk-track-order__found" aria-label={text.result}>
      <h3 className="pk-track-order__status" tabIndex={-1} ref={heading}>
        {statusName}
      </h3>
      <p className="pk-track-order__facts">
        {[transportCompanyName, trackNumber].filter(Boolean).join(', ')}
        {expectedOn !== null && ` · ${text.expected}: ${text.day(new Date(expectedOn))}`}
        {storageUntil !== null && ` · ${text.storage}: ${text.day(new Date(storageUntil))}`}
      </p>
      {steps.length === 0 ? (
        <p>{text.noSteps}</p>
      ) : (
        <ol className="pk-track-order__steps" aria-label={text.steps}>
          {steps.map(({ date, text: words }, index) => (
            // Two steps may have one moment and one text.
            <li key={`${date} ${index}`} className="pk-track-order__step">
              <time className="pk-track-order__moment" dateTime={date}>
                {text.moment(new Date(date))}
              </time>
              <span>{words}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
