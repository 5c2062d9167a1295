export const consentRu = {
  before: 'Согласен на обработку персональных данных и принимаю ',
  policy: 'политику конфиденциальности',
  newTab: '(откроется в новой вкладке)',
  /** VALID-12, letter for letter. */
  error: 'Подтвердите согласие на обработку персональных данных',
}

export type ConsentLabels = typeof consentRu
