import { DAY_MS } from '@prilavok/shop-server/kit'
import { BLOG_POSTS, blogPostDetails } from './content/blog-posts'
import { demoToday } from './today'

type Details = Readonly<Record<string, unknown>>
/** The id of a row of another table. */
export type Pick = (index: number) => string

/** A moment, the later the number the longer ago. */
export const on = (index: number) => new Date(demoToday - index * 0.7 * DAY_MS)

const NAMES = ['Ирина', 'Сергей', 'Ольга', 'Николай', 'Татьяна', 'Алексей', 'Марина']
/** What buyers say of products, with the stars that fit it. */
const OF_PRODUCTS: readonly (readonly [score: number, text: string])[] = [
  [5, 'Хороший товар, привезли вовремя.'],
  [4, 'Качество соответствует цене, упаковка целая.'],
  [5, 'Беру второй раз, всё устраивает.'],
  [3, 'Нормально, но доставка заняла на день больше обещанного.'],
  [2, 'Одна упаковка из трёх пришла надорванной.'],
  [5, 'Работать удобно, расход как на упаковке.'],
  [4, 'Хорошо, только инструкция мелким шрифтом.'],
  [5, 'Взял по совету соседа и не пожалел.'],
  [3, 'Обычное качество, ждал чуть большего.'],
  [2, 'Размер на полсантиметра меньше заявленного.'],
  [5, 'Точно как на фотографии, спасибо за честное описание.'],
  [4, 'Всё в порядке, запах выветрился за два дня.'],
  [5, 'Хватило ровно по калькулятору на сайте.'],
  [3, 'Цвет немного темнее, чем на экране.'],
]

/** What visitors say of the shop, in the same way. */
const OF_THE_SHOP: readonly (readonly [score: number, text: string])[] = [
  [5, 'Заказал вечером, утром позвонили, через день привезли.'],
  [4, 'Удобно выбирать пункт выдачи, но карта грузится не сразу.'],
  [2, 'Нормально, но доставка заняла на день больше обещанного.'],
  [5, 'Водитель помог занести мешки на второй этаж.'],
  [4, 'Цены ниже, чем на рынке, выбор хороший.'],
  [2, 'Дозвонился с третьего раза, обещали перезвонить.'],
  [5, 'Оплатила частями, одобрили за минуту.'],
  [4, 'Всё пришло целым, чек на почте.'],
  [2, 'Привезли без одного крепежа, довезли через три дня.'],
  [5, 'Поменяли бракованную дрель без лишних вопросов.'],
  [4, 'Понятный сайт, корзина не теряет товары.'],
  [2, 'Пункт выдачи закрылся на час раньше.'],
  [5, 'Счёт для фирмы сделали сразу, документы в коробке.'],
  [4, 'Подсказали, сколько смеси взять с запасом, ничего лишнего.'],
  [2, 'Упаковка была мятая, пришлось проверять на месте.'],
  [5, 'Третий заказ за лето, ни одной ошибки.'],
  [4, 'Хорошо, но хотелось бы доставку в воскресенье.'],
  [2, 'Статус заказа не менялся два дня.'],
  [5, 'Собрали сорок позиций и ничего не забыли.'],
  [4, 'Менеджер вежливый, объяснил разницу между утеплителями.'],
  [2, 'Скидка по купону применилась не ко всем товарам.'],
  [5, 'Приехали точно в обещанный час.'],
  [4, 'Забирал сам, отдали за пять минут.'],
  [2, 'Не хватило наличных на сдачу в пункте выдачи.'],
]

const QUESTIONS = [
  'Какой расход на квадратный метр?',
  'Подойдёт ли для наружных работ?',
  'Есть ли сертификат?',
  'Когда будет в наличии?',
]

const ANSWERS = [
  'В среднем полтора килограмма на миллиметр слоя: точный расход есть на упаковке.',
  'Да, подойдёт: и для наружных работ, и для влажных помещений.',
  'Есть, пришлём вместе с заказом или по почте.',
  'На складе сейчас есть, привезём завтра.',
]

const of = <T>(items: readonly T[], index: number): T => items[index % items.length] as T
const person = (index: number) => ({
  userName: of(NAMES, index),
  phone: `+7900${String(3_000_000 + index).padStart(7, '0')}`,
  email: `reader${index}@example.com`,
  cityName: 'Москва',
})

/** The records of one table: how many, and what is in each. */
export interface Records {
  readonly table: string
  readonly count: number
  readonly details: (index: number, product: Pick, category: Pick, manufacturer: Pick) => Details
}

const SPECS = ['Вес', 'Цвет', 'Толщина', 'Материал', 'Страна', 'Мощность']
/** What the demo shop's staff find to work on. */
export const RECORDS: readonly Records[] = [
  {
    table: 'spec_group',
    count: 4,
    details: (i) => ({
      name: of(['Основные', 'Размеры', 'Упаковка', 'Прочее'], i),
      displayOrder: i + 1,
      isCollapsed: i > 1,
      specIds: [],
    }),
  },
  {
    table: 'spec',
    count: 6,
    details: (i) => ({
      name: of(SPECS, i),
      searchCode: `spec-${i}`,
      specGroupId: `spec_group-${i % 4}`,
      valueKind: i % 2 ? 'Options' : 'Number',
      isFilterable: i % 2 === 1,
      displayOrder: i,
      synonyms: [],
    }),
  },
  {
    table: 'spec_option',
    count: 12,
    details: (i) => ({
      specId: `spec-${(i % 3) * 2 + 1}`,
      name: of(['белый', 'серый', '10 мм', '20 мм', 'Россия', 'Беларусь'], i),
      displayOrder: i,
      numericValue: i,
      searchCode: `option-${i}`,
      synonyms: [],
    }),
  },
  {
    table: 'product_relation_type',
    count: 3,
    details: (i) => ({
      name: of(['Вместе покупают', 'Аналоги', 'Комплектующие'], i),
      displayName: of(['С этим товаром покупают', 'Похожие товары', 'Комплектующие'], i),
      code: of(['BuyTogether', 'Analog', 'Accessory'], i),
      displayOrder: i + 1,
      isMutual: i === 1,
      isShownOnProductPage: true,
    }),
  },
  {
    table: 'promo_code',
    count: 3,
    details: (i, _, category) => ({
      code: of(['СТРОЙКА10', 'МИНУС500', 'РАЗДЕЛ15'], i),
      isActive: true,
      percent: of([10, null, 15], i),
      sum: of([null, 500, null], i),
      minSum: of([null, 5_000, null], i),
      startsOn: null,
      endsOn: null,
      most: of([null, 1_000, null], i),
      mostEach: of([null, 1, null], i),
      categoryIds: i === 2 ? [category(i)] : [],
      productIds: [],
      comment: of(['Для рассылки', 'Первый заказ', 'Один раздел каталога'], i),
    }),
  },
  {
    table: 'feed',
    count: 4,
    details: (i, product, category) => ({
      name: of(['Яндекс Маркет', 'Google Merchant', 'Карта сайта', 'Прайс-лист'], i),
      type: of(['YandexMarketYml', 'GoogleMerchantXml', 'SitemapXml', 'PriceListCsv'], i),
      includingStrategy: 'All',
      categoryIds: [category(i)],
      productIds: [product(i)],
      manufacturerIds: [],
      tags: [],
      cityIds: [],
      onlyAvailable: true,
      marketing: {},
      fileName: of(['market.yml', 'merchant.xml', 'sitemap.xml', 'price.csv'], i),
      schedule: '0 3 * * *',
      isActive: i !== 1,
    }),
  },
  {
    table: 'blog_post',
    count: BLOG_POSTS,
    details: (i, _, category) => blogPostDetails(i, category(i)),
  },
  {
    table: 'survey',
    count: 2,
    details: (i) => ({
      shortTitle: of(['Удобно ли искать товар?', 'Почему не оформили заказ?'], i),
      detailedTitle: of(['Удобно ли искать товар на нашем сайте?', 'Почему вы не оформили заказ?'], i),
      hint: 'Один ответ, без имени и телефона.',
      isActive: i === 0,
      showPercent: 100,
      options: [
        { id: 'yes', name: 'Да', displayOrder: 1 },
        { id: 'no', name: 'Нет', displayOrder: 2 },
      ],
    }),
  },
  {
    table: 'survey_answer',
    count: 9,
    details: (i) => ({
      surveyId: `survey-${i % 2}`,
      optionId: of(['yes', 'no'], i),
      optionName: of(['Да', 'Нет'], i),
      pageUrl: '/',
    }),
  },
  {
    table: 'product_comment',
    count: 14,
    details: (i, product) => ({
      ...person(i),
      productId: product(i),
      score: of(OF_PRODUCTS, i)[0],
      text: of(OF_PRODUCTS, i)[1],
      pictures: [],
      status: of(['New', 'Published', 'OnModeration', 'Published'], i),
      isVerifiedPurchase: i % 3 === 0,
      isBest: i === 1,
      source: 'Site',
      answer: i % 4 === 1 ? 'Спасибо за отзыв!' : null,
    }),
  },
  {
    table: 'store_feedback',
    count: 24,
    details: (i) => ({
      ...person(i),
      score: of(OF_THE_SHOP, i)[0],
      text: of(OF_THE_SHOP, i)[1],
      status: of(['New', 'InWork', 'Published', 'Published'], i),
      orderNumber: null,
      answer: i % 6 === 2 ? 'Спасибо, передали водителям и складу.' : null,
    }),
  },
  {
    table: 'user_product_question',
    count: 40,
    details: (i, product) => ({
      ...person(i),
      productId: product(i),
      question: of(QUESTIONS, i),
      status: of(['New', 'Answered', 'InWork', 'Published'], i),
      answer: i % 4 === 1 || i % 4 === 3 ? of(ANSWERS, i) : null,
      sendAnswerByEmail: true,
    }),
  },
  {
    table: 'product_stock_subscriber',
    count: 7,
    details: (i, product) => ({
      kind: of(['Stock', 'PriceReduction', 'RemindLater'], i),
      productId: product(i),
      phone: person(i).phone,
      email: person(i).email,
      status: of(['Waiting', 'Notified'], i),
    }),
  },
  {
    table: 'predefined_block',
    count: 4,
    details: (i) => ({
      name: of(['Доставка по Москве', 'Гарантия', 'Акция недели', 'Подвал'], i),
      code: `block-${i + 1}`,
      placement: of(['ProductDelivery', 'ProductDescription', 'CategoryTop', 'Footer'], i),
      contentHtml: '<p>Текст блока.</p>',
      isActive: i !== 2,
      displayOrder: i + 1,
      categoryIds: [],
      productIds: [],
      cityIds: [],
    }),
  },
  {
    table: 'product_feature',
    count: 4,
    details: (i, _, category) => ({
      name: of(['Морозостойкий', 'Быстро сохнет', 'Экологичный', 'Сделано в России'], i),
      shortText: 'Проверено магазином',
      displayOrder: i + 1,
      isActive: true,
      categoryIds: [category(i)],
    }),
  },
  {
    table: 'modification',
    count: 5,
    details: (i, product) => ({
      name: of(['Цемент', '25 кг', '50 кг', 'М500', 'М400'], i),
      parentIds: i === 0 ? [] : ['modification-0'],
      isBase: i === 0,
      productId: i === 0 ? null : product(i),
      specOptionIds: [],
      displayOrder: i,
      isVisible: true,
    }),
  },
  {
    table: 'modification_question_answer',
    count: 3,
    details: (i) => ({
      modificationId: `modification-${i + 1}`,
      question: of(QUESTIONS, i),
      answer: i === 0 ? null : 'Уточните у менеджера.',
      isPublished: i > 0,
      displayOrder: i,
    }),
  },
  {
    table: 'dynamic_category_template',
    count: 2,
    details: (i, _, category) => ({
      name: of(['По цвету', 'По стране'], i),
      categoryId: category(i),
      specIds: [`spec-${i * 2 + 1}`],
      nameTemplate: '{category} {option}',
      seoUrlTemplate: '{category}-{option}',
      minProducts: 3,
      isActive: true,
    }),
  },
  {
    table: 'dynamic_category',
    count: 4,
    details: (i, _, category) => ({
      name: `Подборка ${i + 1}`,
      templateId: `dynamic_category_template-${i % 2}`,
      categoryId: category(i),
      seoUrlName: `podborka-${i + 1}`,
      filters: [],
      productCount: 4 + i,
      isVisible: true,
    }),
  },
  {
    table: 'app_log',
    count: 12,
    details: (i) => ({
      level: of(['Info', 'Warning', 'Error'], i),
      source: of(['feeds', 'payments', 'delivery'], i),
      message: of(['Выгрузка готова', 'Ответ службы задержался', 'Служба не ответила'], i),
      traceId: `trace-${i}`,
    }),
  },
]
