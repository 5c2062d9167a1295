/** Something that happened to a parcel, in the words of the enumeration TransportCompanyOrderStatus. */
export interface CarrierEvent {
  readonly on: Date
  readonly status: string
  readonly text: string
  readonly place: string | null
}

/** A parcel that the shop asks about. */
export interface AskedParcel {
  readonly trackCode: string
  readonly toDoor: boolean
}

/** What a carrier knows of a parcel. */
export interface TrackedParcel {
  /** Any order; the shop sorts. */
  readonly events: readonly CarrierEvent[]
  readonly expectedOn: Date | null
  readonly storageUntil: Date | null
}

/** The connection to one carrier. */
export interface CarrierPort {
  /** The carrier's id, as of the enumeration TransportCompany. */
  readonly key: string
  /** Where a parcel is; null when the carrier does not know it. Changes nothing at the carrier, and gives up by the signal. */
  readonly track: (parcel: AskedParcel, signal: AbortSignal) => Promise<TrackedParcel | null>
}
