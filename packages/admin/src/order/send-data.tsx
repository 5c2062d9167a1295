import { readOrderSendInfo } from '@prilavok/contracts/admin'
import { safeLink } from '@prilavok/core'
import { Button } from '@prilavok/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { Facts } from '../kit/screen/card'
import { PhoneLink } from '../kit/values/phone-link'
import { useValues } from '../kit/values/use-values'
import { parcelRu } from './parcel.labels'
import { parcelEn } from './parcel.labels.en'

/** The data of an order for the carrier. It is loaded on a click, never before it and never twice (ADMIN-ACT-21). */
export function SendData({ orderId }: { readonly orderId: string }) {
  const { client } = useStaff()
  const words = useLabels({ ru: parcelRu, en: parcelEn })
  const values = useValues()
  const asked = useMutation({
    retry: false,
    mutationFn: () => client.call(readOrderSendInfo, { params: { id: orderId } }, { isQuiet: true, isOnce: true }),
  })
  const data = asked.data
  const label = safeLink(data?.labelUrl, location.origin)
  return (
    <div className="pk-staff-parcel__part">
      <Button size="small" busy={asked.isPending} onClick={() => asked.mutate()}>
        {words.send}
      </Button>
      {asked.isError && <p role="alert">{asked.error.message}</p>}
      {data !== undefined && (
        <div role="status" className="pk-staff-parcel__found">
          {data.canSend ? (
            <p className="pk-staff-good">{words.canSend}</p>
          ) : (
            <>
              <p>{words.cannotSend}:</p>
              <ul className="pk-staff-bullets">
                {data.problems.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </>
          )}
          <Facts
            items={[
              [words.recipient, data.recipientName],
              [words.phone, data.recipientPhone && <PhoneLink key="phone" value={data.recipientPhone} />],
              [words.address, data.address],
              [words.pointCode, data.pickPointCode],
              [
                words.places,
                data.places
                  .map(({ weightKg, lengthCm, widthCm, heightCm }) =>
                    words.place(values.number(weightKg), `${lengthCm} × ${widthCm} × ${heightCm}`),
                  )
                  .join('; '),
              ],
              [words.declared, values.money(data.declaredValue)],
              [words.cod, values.money(data.codAmount)],
              [
                words.label,
                label !== null && (
                  <a key="label" href={label} rel="noopener" target="_blank">
                    {words.label}
                  </a>
                ),
              ],
            ]}
          />
        </div>
      )}
    </div>
  )
}
