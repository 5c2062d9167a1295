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
  /** VALID-37 with the name of the field. */
  required: (field: string): string => `Поле ${field} обязательно для заполнения`,
  kppOfTrader: 'У ИП нет КПП',
  innDoubt: 'Проверьте ИНН: в нём 10 или 12 цифр, и последние — контрольные',
  kppDoubt: 'Проверьте КПП: в нём 9 знаков',
  ogrnDoubt: 'Проверьте ОГРН: в нём 13 цифр, у ИП — 15, и последняя — контрольная',
  bicDoubt: 'Проверьте БИК: в нём 9 цифр, и начинается он обычно с 04',
  bankAccountDoubt: 'Проверьте счёт: в нём 20 цифр, и он должен подходить к БИК',
  corAccountDoubt: 'Проверьте корреспондентский счёт: в нём 20 цифр, и он должен подходить к БИК',
}

export type InvoiceFormLabels = typeof invoiceFormRu
