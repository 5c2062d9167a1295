export const invoiceFormRu = {
  /** INVOICE-02, letter for letter. */
  heading: 'Данные для выставления счета',
  help: 'Начните с названия или ИНН — остальное подставим сами',
  /** INVOICE-05, letter for letter. */
  companyName: 'Название компании',
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН',
  bic: 'БИК',
  bankAccount: 'Расчетный счёт',
  corAccount: 'Корреспондентский счет',
  /** VALID-13, letter for letter. */
  error: 'Введите все данные для выставления счета',
  companyNameError: 'Укажите название компании',
  innError: 'Укажите ИНН',
  kppError: 'Укажите КПП',
  ogrnError: 'Укажите ОГРН',
  bicError: 'Укажите БИК',
  bankAccountError: 'Укажите расчётный счёт',
  corAccountError: 'Укажите корреспондентский счёт',
  kppOfTrader: 'У ИП нет КПП',
  innDoubt: 'Проверьте ИНН, похоже на опечатку',
  kppDoubt: 'Проверьте КПП, похоже на опечатку',
  ogrnDoubt: 'Проверьте ОГРН, похоже на опечатку',
  bicDoubt: 'Проверьте БИК, похоже на опечатку',
  bankAccountDoubt: 'Проверьте счёт: похоже на опечатку или на счёт другого банка',
  corAccountDoubt: 'Проверьте счёт: похоже на опечатку или на счёт другого банка',
}

export type InvoiceFormLabels = typeof invoiceFormRu
