import { sql, type Kysely } from 'kysely'

const CARRIERS = [
  // id, name, order, active, pay on delivery, to door, max kg, storage days
  ['Kit', 'ТК КИТ', 1, true, true, false, null, 5],
  ['Pek', 'ПЭК', 2, true, true, true, null, 7],
  ['Cdek', 'СДЭК', 3, true, true, true, 120, 7],
  ['Energia', 'Энергия', 4, true, false, false, null, 10],
  ['RussianPost', 'Почта России', 5, false, true, false, 20, 15],
  ['Own', 'Собственная доставка', 6, false, true, true, null, 3],
] as const

const NEVER = [null, null, null, null, null, null]
const TARIFFS = [
  // id, base, per kg, oversize from kg, oversize, door, pickup discount, north, island, km/day, spread, free from by zone (all money in kopecks)
  [
    'Kit',
    29_000,
    900,
    100,
    60_000,
    90_000,
    3_000,
    40_000,
    90_000,
    450,
    2,
    [3_000_000, 5_000_000, null, null, null, null],
  ],
  [
    'Pek',
    33_000,
    800,
    120,
    70_000,
    85_000,
    2_000,
    45_000,
    95_000,
    420,
    3,
    [3_500_000, 6_000_000, null, null, null, null],
  ],
  [
    'Cdek',
    26_000,
    1_900,
    60,
    110_000,
    45_000,
    0,
    30_000,
    80_000,
    600,
    1,
    [2_500_000, 4_000_000, 8_000_000, null, null, null],
  ],
  ['Energia', 31_000, 700, 150, 50_000, 95_000, 4_000, 50_000, 100_000, 380, 4, NEVER],
  ['RussianPost', 35_000, 3_200, 20, 90_000, 60_000, 0, 15_000, 30_000, 350, 5, NEVER],
  ['Own', 50_000, 300, 300, 40_000, 0, 0, 60_000, 120_000, 500, 1, [2_000_000, null, null, null, null, null]],
] as const

const FLAGS = [
  ['OnlinePayment', true, 'Оплата картой через форму на сайте'],
  ['TinkoffInstallment', true, 'Рассрочка Тинькофф'],
  ['AddressDelivery', true, 'Доставка курьером до двери'],
  ['SuggestedCities', true, 'Подсказка соседних городов с пунктами выдачи'],
] as const

const RELATIONS = [
  // code, name, name on the page of a product
  ['BuyTogether', 'Вместе покупают', 'С этим товаром покупают'],
  ['Analog', 'Аналоги', 'Похожие товары'],
  ['Accessory', 'Комплектующие', 'Комплектующие'],
] as const

/** The carriers, their invented tariffs, the kinds of relations and the feature flags that every shop starts with. */
export async function addReferenceData(db: Kysely<unknown>): Promise<void> {
  for (const [id, name, order, isActive, payOnDelivery, toDoor, maxWeight, storageDays] of CARRIERS) {
    await sql`
        insert into carrier (id, name, display_order, is_active, accepts_pay_on_delivery, delivers_to_door, max_weight_kg, storage_period_days)
        values (${id}, ${name}, ${order}, ${isActive}, ${payOnDelivery}, ${toDoor}, ${maxWeight}, ${storageDays})`.execute(
      db,
    )
  }
  for (const [
    id,
    base,
    perKg,
    oversizeFrom,
    oversize,
    door,
    pickup,
    north,
    island,
    speed,
    spread,
    freeFrom,
  ] of TARIFFS) {
    await sql`
        insert into carrier_tariff (carrier_id, base_kopecks, per_kg_kopecks, oversize_from_kg, oversize_kopecks, door_kopecks,
          pickup_discount_kopecks, north_surcharge_kopecks, island_surcharge_kopecks, speed_km_per_day, days_spread, free_from_kopecks)
        values (${id}, ${base}, ${perKg}, ${oversizeFrom}, ${oversize}, ${door}, ${pickup}, ${north}, ${island}, ${speed}, ${spread},
          ${JSON.stringify(freeFrom)})`.execute(db)
  }
  for (const [name, isEnabled, description] of FLAGS) {
    await sql`insert into feature_flag (id, name, is_enabled, description) values (${name}, ${name}, ${isEnabled}, ${description})`.execute(
      db,
    )
  }
  for (const [at, [code, name, displayName]] of RELATIONS.entries()) {
    const details = {
      name,
      displayName,
      code,
      displayOrder: at + 1,
      isMutual: code === 'Analog',
      isShownOnProductPage: true,
    }
    await sql`insert into product_relation_type (id, details) values (${`relation-${code.toLowerCase()}`}, ${JSON.stringify(details)})`.execute(
      db,
    )
  }
}
