/**
 * What this shop calls otherwise than the standard texts, which keep some spellings because they are prescribed letter for letter.
 * Pages in another language than Russian have labels of their own.
 */
export const SHOP_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cartButton: { more: '+1\u00a0шт.' },
  courierAddress: { error: 'Выберите пункт выдачи или укажите адрес доставки' },
  pickupPoints: { more: 'Показать ещё', error: 'Выберите пункт выдачи или укажите адрес доставки' },
  paymentProblem: {
    redirect: 'При переходе в платёжный сервис произошла ошибка.',
    declined: 'Не смогли получить оплату. Попробуйте выбрать другой способ оплаты.',
    unsupported: 'Возврат из этой платёжной системы не поддерживается',
    credit: 'Произошла ошибка при попытке оформить кредит. Попробуйте позднее.',
  },
  invoiceForm: {
    heading: 'Данные для выставления счёта',
    bankAccount: 'Расчётный счёт',
    corAccount: 'Корреспондентский счёт',
    error: 'Введите все данные для выставления счёта',
  },
  cityPicker: {
    empty: 'Начните вводить название: хватит двух букв',
    notFound: 'Такого города не нашли. Введите хотя бы две буквы названия',
  },
}
