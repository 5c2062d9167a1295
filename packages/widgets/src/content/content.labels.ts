/** Russian words of what buyers say of a product. */
export const productVoicesRu = {
  best: 'Лучший отзыв',
  bought: 'Купил в этом магазине',
  advantages: 'Достоинства',
  disadvantages: 'Недостатки',
  answer: 'Ответ магазина',
  questions: 'Вопросы о товаре',
  noQuestions: 'Пока никто ни о чём не спросил.',
  failed: 'Не удалось загрузить вопросы',
  retry: 'Повторить',
}

/** The words of what buyers say of a product that a page may replace. */
export type ProductVoicesLabels = typeof productVoicesRu

/** Russian words of the form for a review of a product. */
export const productCommentFormRu = {
  button: 'Написать отзыв',
  title: 'Отзыв о товаре',
  score: 'Оценка',
  userName: 'Имя',
  text: 'Отзыв',
  submit: 'Отправить отзыв',
  sent: 'Спасибо! Отзыв появится после проверки.',
}

/** The words of the form for a review that a page may replace. */
export type ProductCommentFormLabels = typeof productCommentFormRu

/** Russian words of the form for feedback on the shop. */
export const storeFeedbackRu = { ...productCommentFormRu, title: 'Отзыв о магазине' }

/** The words of the form for feedback on the shop that a page may replace. */
export type StoreFeedbackLabels = typeof storeFeedbackRu

/** Russian words of the form for a question about a product. */
export const productQuestionFormRu = {
  button: 'Задать вопрос',
  title: 'Вопрос о товаре',
  question: 'Вопрос',
  userName: 'Имя',
  phone: 'Телефон',
  email: 'Электронная почта',
  submit: 'Отправить вопрос',
  sent: 'Спасибо! Мы ответим в рабочее время.',
}

/** The words of the form for a question that a page may replace. */
export type ProductQuestionFormLabels = typeof productQuestionFormRu

/** Russian words of reviews of orders. */
export const orderReviewsRu = {
  region: 'Отзывы о заказах',
  empty: 'Отзывов пока нет.',
  SiteUsability: 'Удобство сайта',
  Staff: 'Сотрудники',
  DeliverySpeed: 'Скорость доставки',
  DeliveryPrice: 'Цена доставки',
  ProductQuality: 'Качество товара',
  ProductPrice: 'Цена товара',
  WillOrderAgain: 'Закажет ещё',
  /** Source: CONTENT-22. */
  mark: (mark: number): string => `${mark}/100`,
  orderSize: 'Заказ',
  /** Source: CONTENT-23. */
  Large: 'Большой',
  Medium: 'Средний',
  Small: 'Маленький',
}

/** The words of reviews of orders that a page may replace. */
export type OrderReviewsLabels = typeof orderReviewsRu
