import { orderResource, saveOrderTkStatus } from '@prilavok/contracts/admin'
import { failureOf } from '../kit/client/failures'
import type { StaffClient } from '../kit/client/staff-client'
import { matchOf, readRecord, type ReadRecord } from '../kit/records/save-record'
import { isPlain, isSame, own } from '../kit/records/same-value'

/** A track code and what the carrier says of it; they are saved together. */
export interface Parcel {
  readonly trackCode: string
  /** Empty while it is not chosen. */
  readonly transportCompanyOrderStatus: string
}

/** The parcel of an order as its form has it. */
export const parcelOf = (fields: Readonly<Partial<Record<keyof Parcel, unknown>>>): Parcel => ({
  trackCode: String(fields.trackCode ?? ''),
  transportCompanyOrderStatus: String(fields.transportCompanyOrderStatus ?? ''),
})

/** The parcel has been changed by somebody else; nothing was saved. */
export class ParcelChanged extends Error {
  constructor() {
    super('changed')
  }
}

/** Saves track code and status in one call; an edit of other fields in between does not stand in the way. Source: ADMIN-ACT-11, ADMIN-22. */
export async function saveParcel(client: StaffClient, from: ReadRecord, parcel: Parcel): Promise<ReadRecord> {
  const id = String(own(from.fields, 'id'))
  const send = async (record: ReadRecord) => {
    const { raw, etag: next } = await client.receive(
      saveOrderTkStatus,
      {
        body: {
          id,
          trackCode: parcel.trackCode,
          transportCompanyOrderStatus: parcel.transportCompanyOrderStatus || null,
        },
      },
      { ifMatch: matchOf(record), isQuiet: true },
    )
    const model = isPlain(raw) ? raw['model'] : undefined
    return isPlain(model) ? { fields: model, etag: next } : readRecord(client, orderResource, id)
  }
  try {
    return await send(from)
  } catch (thrown) {
    if (failureOf(thrown)?.status !== 412) throw thrown
    const current = await readRecord(client, orderResource, id)
    if (!isSame(parcelOf(current.fields), parcelOf(from.fields))) throw new ParcelChanged()
    return send(current)
  }
}
