import type { ParcelLabels } from './parcel.labels'

/** English words of the parcel of an order. */
export const parcelEn: ParcelLabels = {
  title: 'Parcel',
  trackCode: 'Track code',
  status: 'Carrier status',
  addedOn: (when) => `added ${when}`,
  save: 'Save the track code',
  saved: 'Track code and status saved',
  changedMeanwhile:
    'Somebody else has changed the track code or the status. Yours was not saved: check the new values.',
  statusMissing: 'A track code needs the status of the order',
  track: 'Where is the parcel',
  trackMissing: 'Save a track code first',
  takeStatus: 'Take over the carrier’s status',
  noSteps: 'The carrier has reported nothing yet',
  expectedOn: 'Expected',
  storageUntil: 'Kept until',
  send: 'Data for the carrier',
  canSend: 'Can be handed over',
  cannotSend: 'To fix first',
  places: 'Parcels',
  place: (kg, size) => `${kg} kg, ${size} cm`,
  declared: 'Declared value',
  cod: 'To collect on delivery',
  recipient: 'Recipient',
  phone: 'Phone',
  pointCode: 'Point code',
  address: 'Address',
  label: 'Label',
}
