export const consentRu = {
  before: 'Согласен на обработку персональных данных и принимаю ',
  policy: 'политику конфиденциальности',
  newTab: '(откроется в новой вкладке)',
  /** VALID-12, letter for letter. */
  error: 'Подтвердите согласие на обработку персональных данных',
}

export type ConsentLabels = typeof consentRu

export const consentEn: ConsentLabels = {
  before: 'I agree that my personal data are processed and accept the ',
  policy: 'privacy policy',
  newTab: '(opens in a new tab)',
  error: 'Agree that your personal data are processed',
}
