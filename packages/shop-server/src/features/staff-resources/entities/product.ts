import { productResource } from '@prilavok/contracts/admin'
import { fewestOf, mostOf } from '@prilavok/core/cart'
import { sql } from 'kysely'
import { reservedPieces } from '../../../db/product-stock'
import { like } from '../engine/text-search'
import {
  computed,
  kopecks,
  kopecksOrNull,
  listOf,
  nameOf,
  number,
  bool,
  text,
  textOrNull,
  type ServerResource,
} from '../engine/server-resource'
import { productSearch } from '../product-search'
import { productDeletion } from '../product-deletion'

const UNITS = {
  'шт.': 'Piece',
  'упак.': 'Pack',
  кг: 'Kilogram',
  т: 'Ton',
  л: 'Liter',
  м: 'Meter',
  'м²': 'SquareMeter',
  'м³': 'CubicMeter',
  'рул.': 'Roll',
  'компл.': 'Set',
}

const above = (price: unknown, oldPrice: unknown) => typeof oldPrice !== 'number' || oldPrice > Number(price)

/** A minimum that no order can hold in whole packs. */
function packErrors(minimum: unknown, step: unknown) {
  const packs = { minimum: Number(minimum ?? 1), step: Number(step ?? 1) }
  return fewestOf(packs) <= mostOf(packs)
    ? []
    : [
        {
          pointer: '/minOrderQuantity',
          code: 'max_value',
          message: `Целыми упаковками в заказ входит не больше ${mostOf(packs)} шт.`,
        },
      ]
}

/** Products. Source: ADMIN-ENT-01. */
export const product: ServerResource = {
  resource: productResource,
  table: 'product',
  columns: {
    categoryId: text('category_id'),
    manufacturerId: textOrNull('manufacturer_id'),
    seoUrlName: text('slug'),
    article: text('article'),
    name: text('name'),
    price: kopecks('price_kopecks'),
    oldPrice: kopecksOrNull('old_price_kopecks'),
    weightKg: number('weight_kg'),
    unit: { column: 'unit', kind: 'text', values: UNITS },
    availability: text('availability'),
    tags: listOf('tags'),
    detailedDescription: text('description'),
    isVisible: bool('is_visible'),
    videoUrl: textOrNull('video_url'),
  },
  computed: {
    type: computed('text', sql`coalesce(t.details->>'type', 'Simple')`),
    itemsCount: computed('number', sql`(t.details->>'itemsCount')::integer`),
    reservedCount: computed('number', reservedPieces(sql.ref('t.id'))),
    // A hidden product is drawn for nobody; a picture that was uploaded is a file of its own.
    thumbUrl: computed(
      'text',
      sql`coalesce(
        (select '/files/' || p.file_id from product_picture p where p.product_id = t.id and p.is_default and p.file_id is not null),
        case when t.is_visible and (exists (select from product_picture p where p.product_id = t.id) or (t.picture_seed > 0
          and not exists (select from product_part p where p.product_id = t.id and p.part = 'pictures')))
        then '/images/product/' || t.id || '.svg' end)`,
    ),
    categoryName: nameOf('category', sql`t.category_id`),
    manufacturerName: nameOf('manufacturer', sql`t.manufacturer_id`),
    commentsCount: computed('number', sql`(select count(*)::integer from product_comment o where o.product_id = t.id)`),
    salesCount30d: computed(
      'number',
      sql`coalesce((select sum(i.quantity)::integer from order_item i join customer_order o on o.id = i.order_id where i.product_id = t.id and o.created_on > now() - interval '30 days'), 0)`,
    ),
  },
  search: ['name', 'article'],
  searchBy: productSearch,
  filters: {
    categoryId: (ids) =>
      sql<boolean>`t.category_id in (select c.id from category c join category top on c.path = top.path or c.path like top.path || '/%' where top.id = any(${[...ids]}::text[]))`,
    withChildren: () => sql<boolean>`true`,
    hasPictures: ([wanted]) =>
      sql<boolean>`(exists (select from product_picture p where p.product_id = t.id) or (t.picture_seed > 0
        and not exists (select from product_part p where p.product_id = t.id and p.part = 'pictures'))) = ${wanted === 'true'}`,
    hasProvider: ([wanted]) =>
      sql<boolean>`exists (select 1 from provider_product l where l.product_id = t.id) = ${wanted === 'true'}`,
    providerName: ([name = '']) =>
      sql<boolean>`exists (select 1 from provider_product l where l.product_id = t.id and ${like(sql`l.provider_name`, name)})`,
    hasDescription: ([wanted]) => sql<boolean>`(t.description <> '') = ${wanted === 'true'}`,
  },
  required: ['name', 'article', 'categoryId'],
  references: {
    categoryId: 'category',
    additionalCategoryIds: 'category',
    manufacturerId: 'manufacturer',
    modificationId: 'modification',
    predefinedBlockIds: 'predefined_block',
  },
  webAddresses: ['videoUrl'],
  unique: ['article', 'seoUrlName'],
  guarded: { purchasePrice: 'product:read-purchase-price' },
  slugFrom: 'name',
  validate: ({ price, oldPrice, weightKg, minOrderQuantity, quantityStep }) => [
    ...packErrors(minOrderQuantity, quantityStep),
    ...(Number(price) > 0 ? [] : [{ pointer: '/price', code: 'min_value', message: 'Цена должна быть больше нуля' }]),
    ...(above(price, oldPrice)
      ? []
      : [{ pointer: '/oldPrice', code: 'greaterThan', message: 'Старая цена должна быть больше цены' }]),
    ...(Number(weightKg) > 0
      ? []
      : [{ pointer: '/weightKg', code: 'min_value', message: 'Вес должен быть больше нуля' }]),
  ],
  deletion: productDeletion,
  onCreate: () => ({ volume_l: 0 }),
  edition: (record) => ({
    ...record,
    shortId: record['id'],
    minOrderQuantity: record['minOrderQuantity'] ?? 1,
    quantityStep: record['quantityStep'] ?? 1,
    vatRate: record['vatRate'] ?? 'Vat20',
  }),
}
