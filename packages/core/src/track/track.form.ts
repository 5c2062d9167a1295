import { trackParcel } from '@prilavok/contracts'
import { required, type SmallFormSpec } from '../forms'

/** Looks for a parcel by its number; without a number nothing is sent. Source: TRACK-02 to TRACK-04. */
export const trackForm: SmallFormSpec<{ readonly trackNumber: string }, null, typeof trackParcel> = {
  name: 'track-order',
  endpoint: trackParcel,
  needsToken: true,
  initial: { trackNumber: '' },
  fields: { trackNumber: { kind: 'text', rules: [required()], most: 64 } },
  toInput: ({ trackNumber }, _, reCaptchaToken) => ({ body: { trackNumber: trackNumber.trim(), reCaptchaToken } }),
}
