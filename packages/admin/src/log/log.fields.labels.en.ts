import type { logFieldsRu } from './log.fields.labels'

/** English names of fields that only records of this feature have. */
export const logFieldsEn: typeof logFieldsRu = {
  data: 'Data',
  exception: 'Exception',
  isSignIn: 'Sign-ins and sign-outs',
  level: 'Level',
  traceId: 'Trace id',
  userId: 'Staff member',
}
