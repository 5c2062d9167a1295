import { enumeration } from './enumeration'

/** Product comment status. */
export const productCommentStatusValues = enumeration('ProductCommentStatus', 'productCommentStatuses', {
  New: { ru: 'Новый', en: 'New' },
  OnModeration: { ru: 'На модерации', en: 'In moderation' },
  /** Public. */
  Published: { ru: 'Опубликован', en: 'Published' },
  Rejected: { ru: 'Отклонён', en: 'Rejected' },
  Hidden: { ru: 'Скрыт', en: 'Hidden' },
  Spam: { ru: 'Спам', en: 'Spam' },
})

/** Store feedback status. */
export const storeFeedbackStatusValues = enumeration('StoreFeedbackStatus', 'store-feedback-statuses', {
  New: { ru: 'Новый', en: 'New' },
  InWork: { ru: 'В работе', en: 'In work' },
  Answered: { ru: 'Дан ответ', en: 'Answered' },
  /** Public. */
  Published: { ru: 'Опубликован', en: 'Published' },
  Rejected: { ru: 'Отклонён', en: 'Rejected' },
  Archived: { ru: 'В архиве', en: 'Archived' },
})

/** Path keeps the trailing slash of the spec. */
export const userProductQuestionStatusValues = enumeration(
  'UserProductQuestionStatus',
  'user-product-question-statuses/',
  {
    New: { ru: 'Новый', en: 'New' },
    InWork: { ru: 'В работе', en: 'In work' },
    /** Not public yet. */
    Answered: { ru: 'Дан ответ', en: 'Answered' },
    /** Public. */
    Published: { ru: 'Опубликован', en: 'Published' },
    Rejected: { ru: 'Отклонён', en: 'Rejected' },
    Spam: { ru: 'Спам', en: 'Spam' },
  },
)

/** Comment source. */
export const commentSourceValues = enumeration('CommentSource', null, {
  Site: { ru: 'Сайт', en: 'Website' },
  EmailRequest: { ru: 'Письмо с просьбой об отзыве', en: 'E-mail asking for a review' },
  Manager: { ru: 'Добавлен менеджером', en: 'Added by a manager' },
  Import: { ru: 'Импорт', en: 'Import' },
})

/** Block placement. */
export const blockPlacementValues = enumeration('BlockPlacement', null, {
  ProductDescription: { ru: 'В описании товара', en: 'In the product description' },
  ProductDelivery: { ru: 'Во вкладке «Доставка»', en: 'On the Delivery tab' },
  CategoryTop: { ru: 'Над списком категории', en: 'Above the category list' },
  CategoryBottom: { ru: 'Под списком категории', en: 'Below the category list' },
  CartPage: { ru: 'На странице корзины', en: 'On the cart page' },
  CheckoutPage: { ru: 'На странице оформления', en: 'On the checkout page' },
  BlogPost: { ru: 'В статье', en: 'In a blog post' },
  Header: { ru: 'В шапке', en: 'In the header' },
  Footer: { ru: 'В подвале', en: 'In the footer' },
})

/** Flag audience. */
export const flagAudienceValues = enumeration('FlagAudience', null, {
  Everyone: { ru: 'Все посетители', en: 'All visitors' },
  LoggedIn: { ru: 'Вошедшие покупатели', en: 'Signed-in customers' },
  Staff: { ru: 'Сотрудники', en: 'Staff' },
})
