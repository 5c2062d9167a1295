/** Russian words of every small form. */
export const smallFormRu = {
  /** Shown as a notification once a form is sent. Source: LEAD-12. */
  sent: 'Спасибо! Мы свяжемся с вами.',
  /** Shown as a notification when it could not be sent. Source: LEAD-12. */
  failed: 'Не получилось отправить. Попробуйте ещё раз.',
  /** Below the failure when the server wants a pause; seconds. */
  wait: (seconds: number): string => `Слишком много попыток подряд. Подождите ${seconds} с.`,
  submit: 'Отправить',
  again: 'Заполнить ещё раз',
  required: 'Заполните поле «{_field_}»',
  phone: 'Введите корректный номер телефона',
  email: 'Введите корректный адрес электронной почты',
  bothNotNull: 'Укажите телефон или электронную почту',
  max: 'Не больше {length} символов',
  min: 'Не меньше {length} символов',
  decimal: 'Введите число',
  digits: 'Введите {length} цифры',
}

/** The words of small forms that a page may replace. */
export type SmallFormLabels = typeof smallFormRu
