import type { Kysely } from 'kysely'
import type { ShopDatabase } from '../db'
import { searchText } from '../rules/search-text'

type Db = Kysely<ShopDatabase>

/** Ids of the fixture shop; every carrier has a route to every city of it. */
export const ids = {
  cement: 'p-cement', primer: 'p-primer', drill: 'p-drill', boiler: 'p-boiler', gone: 'p-gone', hidden: 'p-hidden', beam: 'p-beam',
  moscow: 'c-moscow', tver: 'c-tver', klin: 'c-klin', village: 'c-village',
  cdekMoscow: 'pt-cdek-msk', cdekMoscow2: 'pt-cdek-msk-2', kitMoscow: 'pt-kit-msk', kitMoscow2: 'pt-kit-msk-2', pekTver: 'pt-pek-tver',
  energiaMoscow: 'pt-energia-msk', cdekKlin: 'pt-cdek-klin',
} as const

async function fillCatalogue(db: Db): Promise<void> {
  await db.insertInto('category').values([
    { id: 'cat-mix', path: 'smesi', slug: 'smesi', name: 'Сухие смеси' },
    { id: 'cat-tool', path: 'instrument', slug: 'instrument', name: 'Инструмент' },
  ]).execute()
  await db.insertInto('manufacturer').values({ id: 'm-1', name: 'Основа', slug: 'osnova' }).execute()
  const common = { manufacturer_id: 'm-1', unit: 'шт.', availability: 'InStock' as const }
  await db.insertInto('product').values([
    { ...common, id: ids.cement, category_id: 'cat-mix', slug: 'cement', article: 'A-1', name: 'Цемент М500, 25 кг', price_kopecks: 49_900, weight_kg: 25, volume_l: 20, sales_rank: 1 },
    { ...common, id: ids.primer, category_id: 'cat-mix', slug: 'grunt', article: 'A-2', name: 'Грунтовка, 5 л', price_kopecks: 65_050, old_price_kopecks: 70_000, weight_kg: 5.2, volume_l: 5, sales_rank: 2 },
    { ...common, id: ids.drill, category_id: 'cat-tool', slug: 'drel', article: 'B-1', name: 'Дрель ударная', price_kopecks: 1_250_000, weight_kg: 3, volume_l: 12, sales_rank: 3 },
    { ...common, id: ids.boiler, category_id: 'cat-tool', slug: 'kotel', article: 'B-2', name: 'Котёл <на заказ>', price_kopecks: 5_000_000, weight_kg: 80, volume_l: 300, tags: ['PrepaymentOnly'], sales_rank: 4 },
    { ...common, id: ids.gone, category_id: 'cat-mix', slug: 'snyat', article: 'C-1', name: 'Снятый с продажи', price_kopecks: 10_000, weight_kg: 1, volume_l: 1, availability: 'OutOfStock', sales_rank: 5 },
    { ...common, id: ids.hidden, category_id: 'cat-mix', slug: 'skryt', article: 'C-2', name: 'Скрытый', price_kopecks: 10_000, weight_kg: 1, volume_l: 1, is_visible: false },
    { ...common, id: ids.beam, category_id: 'cat-mix', slug: 'balka', article: 'D-1', name: 'Балка 6 м', price_kopecks: 900_000, weight_kg: 70, volume_l: 90, sales_rank: 6 },
  ]).execute()
  await db.insertInto('product_relation').values([
    { product_id: ids.cement, related_product_id: ids.primer, kind: 'BuyTogether', display_order: 1 },
    { product_id: ids.cement, related_product_id: ids.drill, kind: 'BuyTogether', display_order: 2 },
    { product_id: ids.cement, related_product_id: ids.gone, kind: 'BuyTogether', display_order: 3 },
  ]).execute()
}

async function fillGeography(db: Db): Promise<void> {
  await db.insertInto('address_region').values([{ id: 'r-1', name: 'Москва' }, { id: 'r-2', name: 'Тверская область' }]).execute()
  const city = (id: string, name: string, region_id: string, population: number, latitude: number, longitude: number, payment_type: 'PaymentOnDelivery' | 'PaymentOnDeliveryForSmallProducts' | 'OnlyPrepayment') =>
    ({ id, name, search_name: searchText(name), type: 'г', region_id, population, latitude, longitude, payment_type, postal_code: '101000' })
  await db.insertInto('address_city').values([
    city(ids.moscow, 'Москва', 'r-1', 13_000_000, 55.7558, 37.6173, 'PaymentOnDelivery'),
    city(ids.tver, 'Тверь', 'r-2', 420_000, 56.8587, 35.9176, 'PaymentOnDeliveryForSmallProducts'),
    city(ids.klin, 'Клин', 'r-1', 80_000, 56.3333, 36.7333, 'OnlyPrepayment'),
    city(ids.village, 'Берёзово', 'r-2', 900, 57.2, 35.1, 'PaymentOnDelivery'),
  ]).execute()
  const working_time = ['09:00-21:00', '09:00-21:00', '09:00-21:00', '09:00-21:00', '09:00-21:00', '10:00-18:00', '']
  const point = (id: string, city_id: string, carrier_id: string, address: string, latitude: number, longitude: number, payment: 'CashAndCard' | 'CashAndMaybeCard' | 'NoPayment') =>
    ({ id, city_id, carrier_id, type: 'PickPoint' as const, brand: null, address, search_address: searchText(address), latitude, longitude, payment, working_time })
  await db.insertInto('pick_point').values([
    { ...point(ids.cdekMoscow, ids.moscow, 'Cdek', 'ул. Берёзовая, 1', 55.76, 37.62, 'CashAndCard'), type: 'Postamat', brand: 'СДЭК', max_weight_kg: 30 },
    { ...point(ids.cdekMoscow2, ids.moscow, 'Cdek', 'ул. Ленина, 5', 55.70, 37.50, 'CashAndCard'), max_payment_kopecks: 1_000_000 },
    point(ids.kitMoscow, ids.moscow, 'Kit', 'Складская ул., 7', 55.80, 37.70, 'CashAndMaybeCard'),
    { ...point(ids.kitMoscow2, ids.moscow, 'Kit', 'Дальняя ул., 9', 55.75, 37.61, 'CashAndCard'), is_secondary: true, additional_days: 3 },
    point(ids.energiaMoscow, ids.moscow, 'Energia', 'пр-кт Мира, 3', 55.79, 37.63, 'NoPayment'),
    point(ids.pekTver, ids.tver, 'Pek', 'ул. Коминтерна, 2', 56.86, 35.92, 'CashAndCard'),
    point(ids.cdekKlin, ids.klin, 'Cdek', 'ул. Гагарина, 4', 56.33, 36.73, 'CashAndCard'),
  ]).execute()
}

async function fillSuggestions(db: Db): Promise<void> {
  const word = (kind: 'FirstName' | 'LastName' | 'MiddleName', gender: 'Male' | 'Female' | 'Any', text: string, popularity: number) =>
    ({ kind, gender, word: text, search_word: searchText(text), popularity })
  await db.insertInto('name_word').values([
    word('FirstName', 'Male', 'Иван', 90), word('FirstName', 'Female', 'Анна', 95), word('FirstName', 'Male', 'Артём', 70),
    word('LastName', 'Male', 'Иванов', 80), word('LastName', 'Female', 'Иванова', 79),
    word('MiddleName', 'Male', 'Иванович', 60), word('MiddleName', 'Female', 'Ивановна', 59),
  ]).execute()
  await db.insertInto('bank').values({ bic: '044525225', short_name: 'Пример-Банк', search_name: 'пример-банк', cor_account: '30101810400000000225', city: 'Москва' }).execute()
  await db.insertInto('company').values({ id: 'co-1', name: 'ООО «Ромашка»', search_name: 'ооо «ромашка»', inn: '7707083893', kpp: '773601001', ogrn: '1027700132195', address: 'г Москва' }).execute()
  await db.insertInto('street_name').values([
    { name: 'ул. Ленина', search_name: 'ул. ленина', popularity: 9 }, { name: 'ул. Лесная', search_name: 'ул. лесная', popularity: 8 },
  ]).execute()
}

/** Fills an empty database with a small shop that is the same for every test. */
export async function fillFixtureShop(db: Db): Promise<void> {
  await fillCatalogue(db)
  await fillGeography(db)
  await fillSuggestions(db)
  await db.insertInto('customer').values([
    { id: 'cu-bad', phone: '+79000000001', first_name: 'Пётр', last_name: 'Отказов', rating: 'Negative' },
  ]).execute()
}
