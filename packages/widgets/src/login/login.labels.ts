/** Russian words of the login by a code. */
export const smsLoginRu = {
  phone: 'Телефон',
  phoneHelp: 'Пришлём код в сообщении',
  getCode: 'Получить код',
  haveCode: 'У меня уже есть код',
  code: 'Код из сообщения',
  /** Above the code; the number as it is shown. */
  sentTo: (phone: string): string => `Код отправлен на номер ${phone}`,
  enter: 'Войти',
  changePhone: 'Изменить номер',
  resend: 'Отправить код ещё раз',
  /** In place of the button while it has to wait. */
  resendIn: (seconds: number): string => `Новый код можно запросить через ${seconds} с`,
  /** Source: LOGIN-05. */
  notSent: 'Не удалось отправить код. Попробуйте ещё раз.',
  /** Source: LOGIN-05. */
  wrongCode: 'Неверный код. Попробуйте ещё раз.',
}

/** The words of the login that a page may replace. */
export type SmsLoginLabels = typeof smsLoginRu
