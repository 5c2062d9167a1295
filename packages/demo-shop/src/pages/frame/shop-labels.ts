import { textInEnglish } from '../english/in-english'
import { ANNOUNCEMENT_TEXTS } from './announcements'

/** Texts of widgets by their groups. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * What this shop calls otherwise than the standard texts, which keep some spellings because they are prescribed letter for letter.
 * Sums have their thousands apart, as prices have, and no buyer is told a rank among others.
 */
export const SHOP_LABELS: Labels = {
  announcements: ANNOUNCEMENT_TEXTS,
  cartNotes: { prepaymentOnly: 'Для заказов дешевле {n}\u00a0₽ доступна только предоплата' },
  deliveryHeader: {
    reasons:
      'Оплаты при получении нет у заказов дешевле {n}\u00a0₽, у недорогих заказов с дальней доставкой и у покупателей, которые не забрали прошлые заказы',
  },
  paymentReject: {
    CheaperThan2000: 'Оплата при получении доступна для заказов от {n}\u00a0₽',
    NegativeClientRating: 'Прошлые заказы остались невыкупленными, поэтому этот нужно оплатить заранее',
  },
  personFields: {
    middleNameWarning: 'Отчество, если оно есть, укажите как в паспорте: по нему выдают заказ',
  },
  orderSummary: { nothingChosen: 'Выберите транспортную компанию и пункт выдачи' },
  deliverySection: {
    noPoints: 'В г. {city} пока нет пунктов выдачи транспортных компаний',
  },
  searchBox: { notFound: 'Ничего не нашли. Попробуйте другие слова' },
  survey: { failed: 'Не получилось отправить ответ. Попробуйте позже' },
  cartButton: { more: '+1\u00a0шт.' },
  courierAddress: { error: 'Выберите пункт выдачи или укажите адрес доставки' },
  pickupPoints: {
    closedPostamat: 'Осмотреть заказ до оплаты здесь нельзя',
    payFrom2000: 'Оплата при получении только от {n}\u00a0₽',
    secondary: 'Дополнительный пункт выдачи, доставка на 2–4\u00a0дня дольше',
    more: 'Показать ещё',
    error: 'Выберите пункт выдачи или укажите адрес доставки',
  },
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
    tooShort: 'Введите хотя бы две буквы названия',
    notFound: 'Ничего не нашли. Проверьте название',
  },
}

/** The same in English: the standard texts are right there but for what this shop alone announces. */
export const ENGLISH_LABELS: Labels = {
  announcements: Object.fromEntries(
    Object.entries(ANNOUNCEMENT_TEXTS).map(([name, text]) => [name, textInEnglish(text)]),
  ),
}
