import type { ConsentLabels } from './consent.labels'

export const consentEn: ConsentLabels = {
  before: 'I agree that my personal data are processed and accept the ',
  policy: 'privacy policy',
  newTab: '(opens in a new tab)',
  error: 'Agree that your personal data are processed',
}
