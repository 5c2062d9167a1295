import { unspaced } from '../lib/roubles-text'
import { plural } from '@prilavok/core'
import { calendarDay } from '../lib/day-text'

/** Russian words of the credit block. */
export const creditBlockRu = {
  heading: 'Банк и срок',
  compare: 'Сравнить условия',
  more: (count: number): string => `Показать ещё ${count}`,
  /** VALID-20. */
  error: 'Выберите нужный вид кредита или рассрочки',
}

/** The words of the credit block that a page may replace. */
export type CreditBlockLabels = typeof creditBlockRu

/** Russian words of the place for the bank's card form. */
export const paymentFrameRu = {
  title: 'Оплата картой',
  another: 'Выбрать другой способ оплаты',
}

/** The words of the card form's place that a page may replace. */
export type PaymentFrameLabels = typeof paymentFrameRu

/** Russian hints per payment option; an empty one is not shown. Source: CHK-24. */
export const paymentHintRu = {
  PayOnDelivery: 'Оплатите заказ, когда заберёте его: сначала осмотрите товар, потом платите.',
  PayViaYooKassa:
    'После подтверждения откроется защищённая страница ЮKassa, потом вы вернётесь сюда. Данные карты мы не видим.',
  PayViaSberbankAcquiring:
    'После подтверждения откроется защищённая страница Сбербанка, потом вы вернётесь сюда. Данные карты мы не видим.',
  PayImmediately: 'После подтверждения здесь откроется форма банка: номер карты, срок и код. Данные карты мы не видим.',
  PayViaDolyame: 'Четыре равных платежа: первый — сразу, на странице сервиса, остальные спишут по графику.',
  PayViaYandexSplit:
    'Первый платёж — на странице сервиса, остальное спишут по графику. Анкету банка заполнять не нужно.',
  PayViaSberbankInstallment: 'После подтверждения откроется заявка на сайте банка.',
  PayViaSberbankInstallment6M: 'После подтверждения откроется заявка на сайте банка.',
  PayViaSberbankInstallment12M: 'После подтверждения откроется заявка на сайте банка.',
  PayViaSberbankInstallment24M: 'После подтверждения откроется заявка на сайте банка.',
  PayViaSberbankInstallment36M: 'После подтверждения откроется заявка на сайте банка.',
  PayViaSberbankCredit: 'Срок выберете в заявке на сайте банка: она откроется после подтверждения.',
  PayViaVsegdaDa: 'Срок выберете в заявке: она откроется после подтверждения.',
  PayViaTinkoffInstallment: 'Заявка откроется в окне банка поверх этой страницы.',
  PayViaPosCredit: 'Заявка откроется в окне поверх этой страницы, банки ответят на неё все вместе.',
  FromCheckingAccountAsLegalEntity: 'Счёт скачаете сразу после оформления. Заказ отправим, как только деньги поступят.',
}

/** The hints that a page may replace. */
export type PaymentHintLabels = typeof paymentHintRu

/** Russian words of the ways to pay. */
export const paymentListRu = {
  /** PAY-10 to PAY-12. */
  onDelivery: 'При получении',
  onDeliveryHelp: 'Оплата при получении без предоплаты',
  card: 'Картой на сайте',
  cardHelp: 'Оплатите сейчас и получите скидку',
  cardHow: 'Картой или через СБП на странице ЮKassa, списание сразу',
  /** Card payments that only some shops have, beside the first. Source: PAY-08. */
  cardForm: 'Картой, не покидая страницу',
  cardFormHelp: 'В форме банка прямо здесь, списание сразу',
  cardBank: 'Картой через Сбербанк',
  cardBankHelp: 'Картой любого банка на странице Сбербанка, списание сразу',
  invoice: 'На расчётный счёт',
  invoiceHelp: (vatPercent: number): string => `Для ИП и юридических лиц, счёт с НДС ${vatPercent}%`,
  /** PAY-13. */
  credit: 'Кредит или рассрочка',
  creditHelp: 'Банк и срок выберете ниже',
  creditBadge: 'Без процентов от 4 месяцев до 2 лет',
  /** Where the offers of this order hold something else. */
  creditBadgeFor: (from: number, to: number): string =>
    from === to ? `Без процентов на ${paymentTermsRu.months(from)}` : `Без процентов ${paymentTermsRu.range(from, to)}`,
  legend: 'Способ оплаты',
  /** Beside a way to pay that no person has chosen yet. */
  chosenForYou: 'Выбрали за вас, можно изменить',
  error: 'Выберите способ оплаты',
  none: 'Для этого заказа пока нет доступного способа оплаты',
  noneHelp:
    'Попробуйте другой пункт выдачи или другую транспортную компанию — или свяжитесь с нами, и мы оформим заказ вместе.',
  failed: 'Не удалось загрузить способы оплаты',
  retry: 'Повторить',
}

/** The words of the ways to pay that a page may replace. */
export type PaymentListLabels = typeof paymentListRu

/** Russian names of what a way to pay takes. */
export const paymentMarksRu = {
  mir: 'Мир',
  visa: 'Visa',
  mastercard: 'Mastercard',
  sbp: 'СБП',
}

/** The names of card systems that a page may replace. */
export type PaymentMarksLabels = typeof paymentMarksRu

/** Russian words beside the button of an order that is paid through a bank. */
export const securePaymentRu = {
  secure: 'Защищённый платёж',
}

/** The words of a protected payment that a page may replace. */
export type SecurePaymentLabels = typeof securePaymentRu

/** Names of what can be paid with in parts or by credit, by payment option; a page adds the names of its own options here. */
export const paymentNamesRu = {
  PayViaDolyame: 'Долями',
  PayViaYandexSplit: 'Яндекс Сплит',
  PayViaSberbankInstallment: 'Рассрочка Сбербанка',
  PayViaSberbankInstallment6M: 'Рассрочка Сбербанка',
  PayViaSberbankInstallment12M: 'Рассрочка Сбербанка',
  PayViaSberbankInstallment24M: 'Рассрочка Сбербанка',
  PayViaSberbankInstallment36M: 'Рассрочка Сбербанка',
  PayViaSberbankCredit: 'Кредит Сбербанка',
  PayViaVsegdaDa: 'Всегда Да',
  PayViaTinkoffInstallment: 'Рассрочка Т-Банка',
  PayViaPosCredit: 'Одна заявка во все банки',
}

/** The names of payments in parts that a page may replace. */
export type PaymentNamesLabels = typeof paymentNamesRu

/** Why an order cannot be paid when it is received, by the server's code. Source: PAY-29 to PAY-35. */
export const paymentRejectRu = {
  CantResolve: 'Не смогли рассчитать стоимость доставки в ваш город. Оформите заказ через чат',
  CheaperThan2000: (limit: string): string => `Оплата при получении доступна для заказов от ${unspaced(limit)} рублей`,
  TooCheapByComparisonToDeliveryCost: 'Заказ слишком дешёвый по сравнению со стоимостью доставки',
  NegativeClientRating:
    'По статистике выкупа заказов вы входите в последние 5% покупателей, поэтому первый заказ нужно оплатить заранее',
  NoPayOnDeliveryInThisTk: 'У этой транспортной компании нет услуги оплаты при получении',
  NoPayOnDeliveryInThisPickPoint: 'В этом пункте выдачи нет услуги оплаты при получении',
  OnlyForPrepayment: (name: string): string => `Товар «${name}» можно оплатить только заранее`,
}

export type PaymentRejectLabels = typeof paymentRejectRu

/** Russian words of a schedule that is on its way, or could not be read. */
export const paymentScheduleRu = {
  /** In place of the schedule and quietly: nobody may read its absence as "there is none". Source: PAY-94. */
  failed: 'График пока не загрузился.',
  retry: 'Показать ещё раз',
}

/** The words of a schedule's place that a page may replace. */
export type PaymentScheduleLabels = typeof paymentScheduleRu

const months = { one: 'месяц', few: 'месяца', many: 'месяцев' }
const monthsOf = { one: 'месяца', few: 'месяцев', many: 'месяцев' }
const yearsOf = { one: 'года', few: 'лет', many: 'лет' }
const payments = { one: 'платёж', few: 'платежа', many: 'платежей' }
const banks = { one: 'банк', few: 'банка', many: 'банков' }
const percent = (value: number): string => `${String(value).replace('.', ',')}%`

/** Russian words of the terms of payments in parts. Source: PAY-96 to PAY-104. */
export const paymentTermsRu = {
  months: (count: number): string => `${count}\u00a0${plural(count, months)}`,
  /** From so many months to so many; whole years from two on. */
  range: (from: number, to: number): string =>
    `от ${from}\u00a0${plural(from, monthsOf)} до ${to % 12 === 0 && to > 12 ? `${to / 12}\u00a0${plural(to / 12, yearsOf)}` : `${to}\u00a0${plural(to, monthsOf)}`}`,
  parts: (count: number, share: number): string => `${count}\u00a0${plural(count, payments)} по ${percent(share)}`,
  banks: (count: number): string => `${count}\u00a0${plural(count, banks)}`,
  noOverpayment: 'без переплаты',
  overpayment: (value: number): string => `переплата ${percent(value)}`,
  /** What an instalment costs on top of the order, as a sum and in per cent. */
  overpaid: (amount: string, value: number): string => `переплата ${amount} (${percent(value)})`,
  inAll: (amount: string): string => `всего ${amount}`,
  /** Of several lengths, what one comes to. */
  atLength: (count: number, words: string): string => `на ${count}\u00a0${plural(count, months)}: ${words}`,
  /** After a sum: how often it is paid. */
  timesMonths: (count: number): string => `×\u00a0${count}\u00a0мес.`,
  timesParts: (count: number): string => `×\u00a0${count}`,
  /** What the order comes to when it is not paid at once. */
  partsTotal: 'Вы заплатите частями',
  instalmentTotal: 'Вы заплатите в рассрочку',
  creditTotal: 'Вы заплатите в кредит',
  approval: (value: number): string => `одобряют ${percent(value)} заявок`,
  percent,
  /** The name of an instalment that costs more than the order. */
  overpaidName: (name: string): string => `${name} с переплатой`,
  /** The name of a payment in parts together with its length. */
  named: (name: string, term: string): string => `${name}, ${term}`,
  caption: 'Условия рассрочек и кредитов',
  name: 'Способ',
  term: 'Срок',
  payment: 'Платёж',
  cost: 'Переплата',
  inAllHead: 'Всего',
  free: 'нет',
  /** Where only the bank can say. */
  byBank: 'скажет банк',
}

/** The words of the terms that a page may replace. */
export type PaymentTermsLabels = typeof paymentTermsRu

/** Russian words of a payment schedule. */
export const scheduleTableRu = {
  caption: 'График платежей',
  day: 'Дата',
  amount: 'Платёж',
  /** A day of the schedule; the month counts from 1. */
  date: (day: number, month: number, year: number): string => calendarDay(day, month, year, 'ru'),
  /** Stands for the payments between the first and the last ones. Source: PAY-95. */
  between: (count: number): string => `… ещё ${count} ${plural(count, payments)}`,
  total: 'Всего',
  overpayment: 'Переплата',
  noOverpayment: 'Без переплаты',
}

/** The words of a payment schedule that a page may replace. */
export type ScheduleTableLabels = typeof scheduleTableRu
