/** Russian words of the survey button and its window. */
export const surveyRu = {
  button: 'Ответьте на один вопрос',
  cancel: 'Не хочу отвечать',
  /** Source: SURVEY-10. */
  thanks: 'Спасибо за ваш ответ!',
  /** Source: SURVEY-09, SURVEY-21. */
  failed: 'Возникла проблема при голосовании. Скоро починим!',
}

/** The words of the survey button and its window that a page may replace. */
export type SurveyLabels = typeof surveyRu

/** Russian words of the survey of an order. */
export const orderSurveyRu = {
  marks: 'Оцените заказ',
  siteUsability: 'Удобство сайта',
  staff: 'Работа сотрудников',
  deliverySpeed: 'Скорость доставки',
  deliveryPrice: 'Цена доставки',
  productQuality: 'Качество товара',
  productPrice: 'Цена товара',
  willOrderAgain: 'Закажете у нас ещё?',
  /** Until a mark is given. */
  noMark: 'нет оценки',
  /** What a mark says, such as «70 из 100: хорошо». */
  mark: (mark: number, word: string): string => `${mark} из 100: ${word}`,
  /** One word for each of the eleven faces. */
  faces: [
    'ужасно',
    'очень плохо',
    'плохо',
    'скорее плохо',
    'так себе',
    'средне',
    'неплохо',
    'хорошо',
    'очень хорошо',
    'отлично',
    'восторг',
  ] as readonly string[],
  comments: 'Расскажите подробнее',
  orderComment: 'О заказе',
  deliveryComment: 'О доставке',
  commonComment: 'О магазине',
  purposes: 'Для чего вы покупали?',
  forPersonalUse: 'Для себя',
  forResale: 'На перепродажу',
  forCompanyNeeds: 'Для нужд компании',
  forInstallationToCustomer: 'Для установки заказчику',
  forNone: 'Ничего из этого',
  kinds: 'Кто вы?',
  youAreSimpleCustomer: 'Частный покупатель',
  youAreRepresentativeOfCompany: 'Представитель компании',
  haveSmallProduction: 'У меня небольшое производство',
  haveOwnService: 'У меня свой сервис',
  makingEquipment: 'Делаю оборудование',
  youAreNone: 'Ничего из этого',
  sources: 'Как вы о нас узнали?',
  alreadyBoughtFromYou: 'Уже покупал у вас',
  recommendationFromFriend: 'Посоветовали знакомые',
  sawInAds: 'Увидел рекламу',
  fromAvito: 'С Авито',
  submit: 'Отправить отзыв',
}

/** The words of the survey of an order that a page may replace. */
export type OrderSurveyLabels = typeof orderSurveyRu

/** Russian words of the survey of an abandoned order. */
export const abandonedSurveyRu = {
  reasons: 'Почему вы не оформили заказ?',
  willBuyLater: 'Куплю позже',
  siteOrProcessComplexity: 'Сложный сайт или оформление',
  tooExpensive: 'Слишком дорого',
  badDelivery: 'Не подошли способы доставки',
  expensiveDelivery: 'Дорогая доставка',
  longDelivery: 'Долгая доставка',
  productNotFound: 'Не нашёл нужный товар',
  comment: 'Комментарий',
  submit: 'Отправить',
}

/** The words of the survey of an abandoned order that a page may replace. */
export type AbandonedSurveyLabels = typeof abandonedSurveyRu
