import { trackOrder } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { CellValue } from '../kit/values/cell-value'
import { Facts } from '../kit/screen/card'
import { useValues } from '../kit/values/use-values'
import { parcelRu } from './parcel.labels'
import { parcelEn } from './parcel.labels.en'

interface TrackStepsProps {
  /** As it is stored; the carrier is asked about no other. */
  readonly trackCode: string
  readonly status: string
  /** Null for whoever may not change the order. */
  readonly onTake: ((status: string) => void) | null
}

/** Where the parcel is, by its carrier: asked on a click, and nothing is changed by it (ADMIN-ACT-12). */
export function TrackSteps({ trackCode, status, onTake }: TrackStepsProps) {
  const { client } = useStaff()
  const words = useLabels({ ru: parcelRu, en: parcelEn })
  const values = useValues()
  const id = useId()
  const asked = useMutation({
    mutationFn: () =>
      client.call(trackOrder, { body: { trackNumber: trackCode, reCaptchaToken: null } }, { isQuiet: true }),
  })
  const found = asked.data
  return (
    <div className="pk-staff-parcel__part">
      <Button
        size="small"
        busy={asked.isPending}
        disabled={trackCode === ''}
        aria-describedby={trackCode === '' ? id : undefined}
        onClick={() => asked.mutate()}
      >
        {words.track}
      </Button>
      {trackCode === '' && (
        <span className="pk-staff-note" id={id}>
          {words.trackMissing}
        </span>
      )}
      {asked.isError && <p role="alert">{asked.error.message}</p>}
      {found !== undefined && (
        <div role="status" className="pk-staff-parcel__found">
          <p>
            <CellValue value={found.status} kind={{ kind: 'enum', of: 'TransportCompanyOrderStatus' }} />{' '}
            {found.transportCompanyName}
          </p>
          <Facts
            items={[
              [words.expectedOn, values.day(found.expectedOn)],
              [words.storageUntil, values.day(found.storageUntil)],
              [words.address, found.pickPoint?.address],
            ]}
          />
          {onTake !== null && found.status !== status && (
            <Button size="small" variant="quiet" onClick={() => onTake(found.status)}>
              {words.takeStatus}
            </Button>
          )}
          {found.steps.length === 0 ? (
            <p className="pk-staff-note">{words.noSteps}</p>
          ) : (
            <ol className="pk-staff-steps">
              {found.steps.map((each, at) => (
                <li key={`${each.date}:${at}`}>
                  <time dateTime={each.date}>{values.moment(each.date)}</time>
                  <span>{[each.text, each.place].filter(Boolean).join(', ')}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </div>
  )
}
