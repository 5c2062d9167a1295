import type { SheetRow } from '../../../formats/cells'
import { csvOf } from '../../../formats/csv'
import { xlsxOf } from '../../../formats/xlsx'
import type { FeedProduct } from '../feed-products'
import type { FeedSource, FeedWriter } from '../feed-source'

const AVAILABILITY: Readonly<Record<string, string>> = {
  InStock: 'В наличии',
  InStockAtSupplier: 'На складе поставщика',
  OnOrder: 'Под заказ',
  Expected: 'Ожидается',
  OutOfStock: 'Нет в наличии',
}

const COLUMNS: Readonly<Record<string, (product: FeedProduct) => string | number | null>> = {
  Артикул: ({ article }) => article,
  Название: ({ name }) => name,
  Раздел: ({ categoryName }) => categoryName,
  Производитель: ({ manufacturer }) => manufacturer,
  'Цена, ₽': ({ priceKopecks }) => priceKopecks / 100,
  'Старая цена, ₽': ({ oldPriceKopecks }) => (oldPriceKopecks === null ? null : oldPriceKopecks / 100),
  Единица: ({ unit }) => unit,
  'Вес, кг': ({ weightKg }) => weightKg,
  Наличие: ({ availability }) => AVAILABILITY[availability] ?? availability,
  Ссылка: ({ url }) => url,
}
const NAMES = Object.keys(COLUMNS)

async function* rowsOf(pages: FeedSource['pages']): AsyncGenerator<readonly SheetRow[]> {
  for await (const products of pages)
    yield products.map((product) =>
      Object.fromEntries(Object.entries(COLUMNS).map(([name, cell]) => [name, cell(product)])),
    )
}

/** A price list that spreadsheets of this country open; no name of a product is run as a formula. */
export const priceListCsv: FeedWriter = {
  contentType: 'text/csv; charset=utf-8',
  write: ({ pages, timeZone }) => csvOf(NAMES, rowsOf(pages), timeZone),
}

/** The same as a workbook. */
export const priceListXlsx: FeedWriter = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  write: ({ pages, timeZone }) => xlsxOf(NAMES, rowsOf(pages), timeZone),
}
