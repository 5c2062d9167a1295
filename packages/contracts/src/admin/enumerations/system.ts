import { enumeration } from './enumeration'

/** Feed type. */
export const feedTypeValues = enumeration('FeedType', 'feedType', {
  YandexMarketYml: { ru: 'Яндекс Маркет (YML)', en: 'Yandex Market (YML)' },
  GoogleMerchantXml: { ru: 'Google Merchant (XML)', en: 'Google Merchant (XML)' },
  AvitoXml: { ru: 'Авито (XML)', en: 'Avito (XML)' },
  VkMarketYml: { ru: 'VK Товары (YML)', en: 'VK Products (YML)' },
  SitemapXml: { ru: 'Карта сайта (XML)', en: 'Sitemap (XML)' },
  PriceListCsv: { ru: 'Прайс-лист (CSV)', en: 'Price list (CSV)' },
  PriceListXlsx: { ru: 'Прайс-лист (XLSX)', en: 'Price list (XLSX)' },
})

/** Feed including strategy. */
export const feedIncludingStrategyValues = enumeration('FeedIncludingStrategy', 'feedIncludingStrategy', {
  All: { ru: 'Все видимые товары', en: 'All visible products' },
  OnlySelectedCategories: { ru: 'Только выбранные категории', en: 'Only selected categories' },
  ExceptSelectedCategories: { ru: 'Все, кроме выбранных категорий', en: 'All but selected categories' },
  OnlySelectedProducts: { ru: 'Только выбранные товары', en: 'Only selected products' },
  ExceptSelectedProducts: { ru: 'Все, кроме выбранных товаров', en: 'All but selected products' },
  ByTag: { ru: 'По меткам товара', en: 'By product tags' },
  ByManufacturer: { ru: 'По производителям', en: 'By manufacturer' },
})

/** `{type}` of DELETE fileStorage/{type}/{id}. */
export const fileTypeValues = enumeration('FileType', null, {
  /** Image. */
  ProductPicture: { ru: 'Изображение товара', en: 'Product picture' },
  /** Document. */
  ProductAttachment: { ru: 'Вложение товара', en: 'Product attachment' },
  /** Image. */
  CategoryPicture: { ru: 'Изображение категории', en: 'Category picture' },
  /** Image. */
  ManufacturerLogo: { ru: 'Логотип производителя', en: 'Manufacturer logo' },
  /** Image. */
  BlogPostPicture: { ru: 'Изображение статьи', en: 'Blog post picture' },
  /** Image. */
  SpecOptionPicture: { ru: 'Изображение варианта', en: 'Option picture' },
  /** Image. */
  FeatureIcon: { ru: 'Иконка преимущества', en: 'Advantage icon' },
  /** Image. */
  CommentPicture: { ru: 'Фото в отзыве', en: 'Review picture' },
  /** Image. */
  PickPointPicture: { ru: 'Фото пункта выдачи', en: 'Pickup point picture' },
  /** Document. */
  OrderAttachment: { ru: 'Документ заказа', en: 'Order document' },
  /** Image. */
  RichText: { ru: 'Вложение текста', en: 'Attachment of a text' },
  /** Deleted after 24 h. */
  Temp: { ru: 'Временный файл', en: 'Temporary file' },
})

/** Log level. */
export const logLevelValues = enumeration('LogLevel', null, {
  Debug: { ru: 'Отладка', en: 'Debug' },
  Info: { ru: 'Информация', en: 'Info' },
  Warning: { ru: 'Предупреждение', en: 'Warning' },
  Error: { ru: 'Ошибка', en: 'Error' },
  Fatal: { ru: 'Критическая ошибка', en: 'Fatal error' },
})

/** Job status. */
export const jobStatusValues = enumeration('JobStatus', null, {
  Queued: { ru: 'В очереди', en: 'Queued' },
  Running: { ru: 'Выполняется', en: 'Running' },
  Succeeded: { ru: 'Выполнено', en: 'Done' },
  Failed: { ru: 'Ошибка', en: 'Failed' },
  Cancelled: { ru: 'Отменено', en: 'Cancelled' },
})

/** Terminal command group. */
export const terminalCommandGroupValues = enumeration('TerminalCommandGroup', null, {
  Catalog: { ru: 'Каталог', en: 'Catalogue' },
  Orders: { ru: 'Заказы', en: 'Orders' },
  Delivery: { ru: 'Доставка', en: 'Delivery' },
  Feeds: { ru: 'Выгрузки', en: 'Feeds' },
  Search: { ru: 'Поиск', en: 'Search' },
  Cache: { ru: 'Кэш', en: 'Cache' },
  System: { ru: 'Система', en: 'System' },
})

/** History action. */
export const historyActionValues = enumeration('HistoryAction', null, {
  Created: { ru: 'Создано', en: 'Created' },
  Updated: { ru: 'Изменено', en: 'Updated' },
  StatusChanged: { ru: 'Изменён статус', en: 'Status changed' },
  Confirmed: { ru: 'Подтверждено', en: 'Confirmed' },
  Commented: { ru: 'Комментарий', en: 'Commented' },
  PaymentReceived: { ru: 'Получена оплата', en: 'Payment received' },
  PaymentFailed: { ru: 'Ошибка оплаты', en: 'Payment failed' },
  SentToTransportCompany: { ru: 'Передано в ТК', en: 'Handed to the carrier' },
  TransportStatusChanged: { ru: 'Изменён статус ТК', en: 'Carrier status changed' },
  Notified: { ru: 'Отправлено уведомление', en: 'Notified' },
  Deleted: { ru: 'Удалено', en: 'Deleted' },
  Restored: { ru: 'Восстановлено', en: 'Restored' },
})
