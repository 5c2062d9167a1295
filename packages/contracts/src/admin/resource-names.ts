import type { ResourceNames } from './resource-names.types'

export * from './own-resource-names'
export type { ResourceNames } from './resource-names.types'

const names = <const N extends Readonly<Record<string, ResourceNames>>>(all: N): N => all

/** The names of the resources by their names in addresses. Source: ADMIN-07. */
export const resourceNames = names({
  product: {
    permission: 'product',
    title: { ru: 'Товар', en: 'Product' },
    titles: { ru: 'Товары', en: 'Products' },
  },
  category: {
    permission: 'category',
    title: { ru: 'Категория', en: 'Category' },
    titles: { ru: 'Категории', en: 'Categories' },
  },
  manufacturer: {
    permission: 'manufacturer',
    title: { ru: 'Производитель', en: 'Manufacturer' },
    titles: { ru: 'Производители', en: 'Manufacturers' },
  },
  spec: {
    permission: 'spec',
    title: { ru: 'Характеристика', en: 'Characteristic' },
    titles: { ru: 'Характеристики', en: 'Characteristics' },
  },
  specOption: {
    permission: 'spec',
    title: { ru: 'Вариант характеристики', en: 'Characteristic option' },
    titles: { ru: 'Варианты характеристик', en: 'Characteristic options' },
  },
  specGroups: {
    permission: 'spec',
    title: { ru: 'Группа характеристик', en: 'Characteristic group' },
    titles: { ru: 'Группы характеристик', en: 'Characteristic groups' },
  },
  productRelationTypes: {
    permission: 'product-relation-type',
    title: { ru: 'Тип связи товаров', en: 'Product relation type' },
    titles: { ru: 'Типы связи товаров', en: 'Product relation types' },
  },
  feed: {
    permission: 'feed',
    title: { ru: 'Выгрузка', en: 'Feed' },
    titles: { ru: 'Выгрузки', en: 'Feeds' },
  },
  blogPost: {
    permission: 'blog-post',
    title: { ru: 'Статья', en: 'Blog post' },
    titles: { ru: 'Статьи', en: 'Blog posts' },
  },
  transportCompanyPickPoint: {
    permission: 'pick-point',
    title: { ru: 'Пункт выдачи', en: 'Pickup point' },
    titles: { ru: 'Пункты выдачи', en: 'Pickup points' },
  },
  addressCity: {
    permission: 'address-city',
    title: { ru: 'Город', en: 'City' },
    titles: { ru: 'Города', en: 'Cities' },
  },
  survey: {
    permission: 'survey',
    title: { ru: 'Опрос', en: 'Survey' },
    titles: { ru: 'Опросы', en: 'Surveys' },
  },
  'survey-answer': {
    permission: 'survey',
    title: { ru: 'Ответ на опрос', en: 'Survey answer' },
    titles: { ru: 'Ответы на опросы', en: 'Survey answers' },
  },
  productcomment: {
    permission: 'product-comment',
    title: { ru: 'Отзыв о товаре', en: 'Product review' },
    titles: { ru: 'Отзывы о товарах', en: 'Product reviews' },
  },
  'store-feedback': {
    permission: 'store-feedback',
    title: { ru: 'Отзыв о магазине', en: 'Store review' },
    titles: { ru: 'Отзывы о магазине', en: 'Store reviews' },
  },
  'user-product-questions': {
    permission: 'user-product-question',
    title: { ru: 'Вопрос о товаре', en: 'Product question' },
    titles: { ru: 'Вопросы о товарах', en: 'Product questions' },
  },
  customer: {
    permission: 'customer',
    title: { ru: 'Покупатель', en: 'Customer' },
    titles: { ru: 'Покупатели', en: 'Customers' },
  },
  productStockSubscriber: {
    permission: 'customer',
    title: { ru: 'Подписчик на товар', en: 'Stock subscriber' },
    titles: { ru: 'Подписчики на товары', en: 'Stock subscribers' },
  },
  predefinedBlock: {
    permission: 'predefined-block',
    title: { ru: 'Готовый блок', en: 'Content block' },
    titles: { ru: 'Готовые блоки', en: 'Content blocks' },
  },
  order: {
    permission: 'order',
    title: { ru: 'Заказ', en: 'Order' },
    titles: { ru: 'Заказы', en: 'Orders' },
  },
  orderInProcess: {
    permission: 'order-in-process',
    title: { ru: 'Незавершённый заказ', en: 'Order draft' },
    titles: { ru: 'Незавершённые заказы', en: 'Order drafts' },
  },
  feature: {
    permission: 'feature',
    title: { ru: 'Флаг функции', en: 'Feature flag' },
    titles: { ru: 'Флаги функций', en: 'Feature flags' },
  },
  'product-feature': {
    permission: 'product-feature',
    title: { ru: 'Преимущество товара', en: 'Product advantage' },
    titles: { ru: 'Преимущества товаров', en: 'Product advantages' },
  },
  modification: {
    permission: 'modification',
    title: { ru: 'Модификация', en: 'Modification' },
    titles: { ru: 'Модификации', en: 'Modifications' },
  },
  'modification-question-answer': {
    permission: 'modification',
    title: { ru: 'Вопрос о модификации', en: 'Modification question' },
    titles: { ru: 'Вопросы о модификациях', en: 'Modification questions' },
  },
  'dynamic-category-template': {
    permission: 'dynamic-category',
    title: { ru: 'Шаблон динамических категорий', en: 'Dynamic category template' },
    titles: { ru: 'Шаблоны динамических категорий', en: 'Dynamic category templates' },
  },
  'dynamic-category': {
    permission: 'dynamic-category',
    title: { ru: 'Динамическая категория', en: 'Dynamic category' },
    titles: { ru: 'Динамические категории', en: 'Dynamic categories' },
  },
  log: {
    permission: 'log',
    title: { ru: 'Запись журнала', en: 'Log entry' },
    titles: { ru: 'Журнал', en: 'Log' },
  },
})

/** The name of a resource whose names are listed here. */
export type ListedKey = keyof typeof resourceNames

/** A resource as the menu names it. */
export const namesOf = <const K extends ListedKey>(key: K): (typeof resourceNames)[K] & { readonly key: K } => ({
  ...resourceNames[key],
  key,
})
