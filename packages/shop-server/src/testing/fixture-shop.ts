import type { Kysely } from 'kysely'
import type { CityPaymentType, PointPayment, ShopDatabase } from '../db'
import { searchText } from '../rules/search-text'

type Db = Kysely<ShopDatabase>
/** Latitude and longitude. */
type Degrees = readonly [number, number]

/** Ids of the fixture shop; each of its points' carriers has a route to its city. */
export const ids = {
  cement: 'p-cement',
  primer: 'p-primer',
  drill: 'p-drill',
  boiler: 'p-boiler',
  gone: 'p-gone',
  hidden: 'p-hidden',
  beam: 'p-beam',
  moscow: 'c-moscow',
  tver: 'c-tver',
  klin: 'c-klin',
  village: 'c-village',
  cdekMoscow: 'pt-cdek-msk',
  cdekMoscow2: 'pt-cdek-msk-2',
  kitMoscow: 'pt-kit-msk',
  kitMoscow2: 'pt-kit-msk-2',
  pekTver: 'pt-pek-tver',
  energiaMoscow: 'pt-energia-msk',
  cdekKlin: 'pt-cdek-klin',
} as const

async function fillCatalogue(db: Db): Promise<void> {
  await db
    .insertInto('category')
    .values([
      { id: 'cat-mix', path: 'smesi', slug: 'smesi', name: 'Сухие смеси' },
      { id: 'cat-tool', path: 'instrument', slug: 'instrument', name: 'Инструмент' },
    ])
    .execute()
  await db.insertInto('manufacturer').values({ id: 'm-1', name: 'Основа', slug: 'osnova' }).execute()
  const product = (
    id: string,
    category_id: string,
    slug: string,
    name: string,
    price_kopecks: number,
    weight_kg: number,
    volume_l: number,
  ) => ({
    id,
    category_id,
    slug,
    name,
    price_kopecks,
    weight_kg,
    volume_l,
    manufacturer_id: 'm-1',
    article: `A-${id}`,
    unit: 'шт.',
    availability: 'InStock' as const,
  })
  await db
    .insertInto('product')
    .values([
      { ...product(ids.cement, 'cat-mix', 'cement', 'Цемент М500, 25 кг', 49_900, 25, 20), sales_rank: 1 },
      {
        ...product(ids.primer, 'cat-mix', 'grunt', 'Грунтовка, 5 л', 65_050, 5.2, 5),
        old_price_kopecks: 70_000,
        sales_rank: 2,
      },
      { ...product(ids.drill, 'cat-tool', 'drel', 'Дрель ударная', 1_250_000, 3, 12), sales_rank: 3 },
      {
        ...product(ids.boiler, 'cat-tool', 'kotel', 'Котёл <на заказ>', 5_000_000, 80, 300),
        tags: ['PrepaymentOnly'],
        sales_rank: 4,
      },
      {
        ...product(ids.gone, 'cat-mix', 'snyat', 'Снятый с продажи', 10_000, 1, 1),
        availability: 'OutOfStock',
        sales_rank: 5,
      },
      { ...product(ids.hidden, 'cat-mix', 'skryt', 'Скрытый', 10_000, 1, 1), is_visible: false },
      { ...product(ids.beam, 'cat-mix', 'balka', 'Балка 6 м', 900_000, 70, 90), sales_rank: 6 },
    ])
    .execute()
  await db
    .insertInto('product_relation')
    .values([
      { product_id: ids.cement, related_product_id: ids.primer, kind: 'BuyTogether', display_order: 1 },
      { product_id: ids.cement, related_product_id: ids.drill, kind: 'BuyTogether', display_order: 2 },
      { product_id: ids.cement, related_product_id: ids.gone, kind: 'BuyTogether', display_order: 3 },
    ])
    .execute()
}

async function fillGeography(db: Db): Promise<void> {
  await db
    .insertInto('address_region')
    .values([
      { id: 'r-1', name: 'Москва' },
      { id: 'r-2', name: 'Тверская область' },
    ])
    .execute()
  const city = (
    id: string,
    name: string,
    region_id: string,
    population: number,
    [latitude, longitude]: Degrees,
    payment_type: CityPaymentType,
  ) => ({
    id,
    name,
    search_name: searchText(name),
    type: 'г',
    region_id,
    population,
    latitude,
    longitude,
    payment_type,
    postal_code: '101000',
  })
  await db
    .insertInto('address_city')
    .values([
      city(ids.moscow, 'Москва', 'r-1', 13_000_000, [55.7558, 37.6173], 'PaymentOnDelivery'),
      city(ids.tver, 'Тверь', 'r-2', 420_000, [56.8587, 35.9176], 'PaymentOnDeliveryForSmallProducts'),
      city(ids.klin, 'Клин', 'r-1', 80_000, [56.3333, 36.7333], 'OnlyPrepayment'),
      city(ids.village, 'Берёзово', 'r-2', 900, [57.2, 35.1], 'PaymentOnDelivery'),
    ])
    .execute()
  const working_time = ['09:00-21:00', '09:00-21:00', '09:00-21:00', '09:00-21:00', '09:00-21:00', '10:00-18:00', '']
  const point = (
    id: string,
    city_id: string,
    carrier_id: string,
    address: string,
    [latitude, longitude]: Degrees,
    payment: PointPayment,
  ) => ({
    id,
    city_id,
    carrier_id,
    type: 'PickPoint' as const,
    address,
    search_address: searchText(address),
    latitude,
    longitude,
    payment,
    working_time,
  })
  const postamat = { type: 'Postamat' as const, brand: 'СДЭК', max_weight_kg: 30 }
  await db
    .insertInto('pick_point')
    .values([
      { ...point(ids.cdekMoscow, ids.moscow, 'Cdek', 'ул. Берёзовая, 1', [55.76, 37.62], 'CashAndCard'), ...postamat },
      {
        ...point(ids.cdekMoscow2, ids.moscow, 'Cdek', 'ул. Ленина, 5', [55.7, 37.5], 'CashAndCard'),
        max_payment_kopecks: 1_000_000,
      },
      point(ids.kitMoscow, ids.moscow, 'Kit', 'Складская ул., 7', [55.8, 37.7], 'CashAndMaybeCard'),
      {
        ...point(ids.kitMoscow2, ids.moscow, 'Kit', 'Дальняя ул., 9', [55.75, 37.61], 'CashAndCard'),
        is_secondary: true,
        additional_days: 3,
      },
      point(ids.energiaMoscow, ids.moscow, 'Energia', 'пр-кт Мира, 3', [55.79, 37.63], 'NoPayment'),
      point(ids.pekTver, ids.tver, 'Pek', 'ул. Коминтерна, 2', [56.86, 35.92], 'CashAndCard'),
      point(ids.cdekKlin, ids.klin, 'Cdek', 'ул. Гагарина, 4', [56.33, 36.73], 'CashAndCard'),
    ])
    .execute()
}

async function fillSuggestions(db: Db): Promise<void> {
  const word = (
    kind: 'FirstName' | 'LastName' | 'MiddleName',
    gender: 'Male' | 'Female',
    text: string,
    popularity: number,
  ) => ({
    kind,
    gender,
    word: text,
    search_word: searchText(text),
    popularity,
  })
  await db
    .insertInto('name_word')
    .values([
      word('FirstName', 'Male', 'Иван', 90),
      word('FirstName', 'Female', 'Анна', 95),
      word('FirstName', 'Male', 'Артём', 70),
      word('LastName', 'Male', 'Иванов', 80),
      word('LastName', 'Female', 'Иванова', 79),
      word('MiddleName', 'Male', 'Иванович', 60),
      word('MiddleName', 'Female', 'Ивановна', 59),
    ])
    .execute()
  const bank = { bic: '044525225', short_name: 'Пример-Банк', cor_account: '30101810400000000225', city: 'Москва' }
  await db
    .insertInto('bank')
    .values({ ...bank, search_name: searchText(bank.short_name) })
    .execute()
  const company = {
    id: 'co-1',
    name: 'ООО «Ромашка»',
    inn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    address: 'г Москва',
  }
  await db
    .insertInto('company')
    .values({ ...company, search_name: searchText(company.name) })
    .execute()
  const street = (name: string, popularity: number) => ({ name, search_name: searchText(name), popularity })
  await db
    .insertInto('street_name')
    .values([street('ул. Ленина', 9), street('ул. Лесная', 8)])
    .execute()
}

/** Fills an empty database with a small shop that is the same for every test. */
export async function fillFixtureShop(db: Db): Promise<void> {
  await fillCatalogue(db)
  await fillGeography(db)
  await fillSuggestions(db)
  await db
    .insertInto('customer')
    .values([{ id: 'cu-bad', phone: '+79000000001', first_name: 'Пётр', last_name: 'Отказов', rating: 'Negative' }])
    .execute()
}
