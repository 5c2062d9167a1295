const reach = {
  phone: 'Телефон',
  email: 'Эл. почта',
}
/** Before and after the link to the policy, which is `policy`. */
const consent = {
  consent: 'Нажимая кнопку, вы соглашаетесь с',
  policy: 'политикой обработки персональных данных',
}

/** Russian words of the call-back. */
export const callBackRu = {
  open: 'Перезвоните мне',
  title: 'Заказать звонок',
  intro: 'Оставьте номер, и мы перезвоним в рабочее время.',
  firstName: 'Имя',
  ...reach,
  submit: 'Жду звонка',
  ...consent,
}

/** Russian words of the quick order. */
export const oneClickOrderRu = {
  open: 'Купить в один клик',
  title: 'Купить в один клик',
  intro: 'Оставьте имя и телефон. Мы перезвоним, уточним доставку и оплату и оформим заказ.',
  firstName: 'Имя',
  lastName: 'Фамилия',
  middleName: 'Отчество',
  ...reach,
  submit: 'Заказать',
  ...consent,
}

/** Russian words of the wait for a lower price. */
export const discountSubscriptionRu = {
  open: 'Хочу скидку',
  title: 'Сообщить о снижении цены',
  intro: 'Напишем или позвоним, когда товар подешевеет. Достаточно телефона или почты.',
  ...reach,
  desiredPrice: 'Желаемая цена, ₽',
  submit: 'Сообщить о скидке',
  ...consent,
}

/** Russian words of the wait for a product. */
export const stockSubscriptionRu = {
  open: 'Сообщить о поступлении',
  title: 'Сообщить о поступлении',
  intro: 'Напишем или позвоним, когда товар появится. Достаточно телефона или почты.',
  ...reach,
  submit: 'Сообщить',
  ...consent,
}

/** Russian words of the reminder. */
export const remindLaterRu = {
  open: 'Напомнить позже',
  title: 'Напомнить о товаре',
  intro: 'Напомним в выбранный день. Достаточно телефона или почты.',
  ...reach,
  remindOn: 'Когда напомнить',
  remindOnHelp: 'Если не выбирать, напомним через неделю',
  submit: 'Напомнить',
  ...consent,
}

/** Russian words of the wholesale form. */
export const wholesaleRu = {
  open: 'Оптовым клиентам',
  title: 'Опт',
  tabs: 'Что вас интересует',
  sale: 'Купить оптом',
  buy: 'Предложить товар',
  name: 'Имя',
  ...reach,
  companyName: 'Компания',
  comment: 'Что и сколько',
  submit: 'Отправить запрос',
  ...consent,
}

/** The words of the call-back that a page may replace. */
export type CallBackLabels = typeof callBackRu
/** The words of the quick order that a page may replace. */
export type OneClickOrderLabels = typeof oneClickOrderRu
/** The words of the wait for a lower price that a page may replace. */
export type DiscountSubscriptionLabels = typeof discountSubscriptionRu
/** The words of the wait for a product that a page may replace. */
export type StockSubscriptionLabels = typeof stockSubscriptionRu
/** The words of the reminder that a page may replace. */
export type RemindLaterLabels = typeof remindLaterRu
/** The words of the wholesale form that a page may replace. */
export type WholesaleLabels = typeof wholesaleRu
