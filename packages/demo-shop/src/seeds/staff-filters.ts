import { sql, type Kysely } from 'kysely'
import type { CategoryFilterRow, ShopDatabase } from '@prilavok/shop-server/kit'
import { shelfId } from './catalogue/categories'
import { on } from './staff-record-kinds'

/** The characteristic by which the colours of a paint differ. */
const COLOUR = 'Исполнение'
const COLOURS: Readonly<Record<string, string>> = {
  белая: '#f4f4f0',
  чёрная: '#1b1b1d',
  серая: '#8a8d8f',
  красная: '#b3261e',
  синяя: '#20438c',
  зелёная: '#2f6b3a',
  жёлтая: '#f2b90f',
  коричневая: '#5c3a26',
  золото: '#c6a253',
  серебро: '#b9bec4',
  охра: '#c98a2b',
  лимон: '#f4e04d',
  абрикос: '#f5b78a',
  бирюза: '#3bb5ad',
  василёк: '#4b74c9',
  салат: '#a8cf5b',
  шоколад: '#4a2b1c',
  персик: '#f6b9a0',
  сирень: '#b79bd1',
  кофе: '#8b6a4f',
  вишня: '#7a1f33',
}

type Setting = Pick<CategoryFilterRow, 'source' | 'name' | 'searchCode' | 'filterType'> & {
  /** The name of the characteristic that is filtered by. */
  readonly spec?: string
}

const PRICE: Setting = { source: 'Price', name: null, searchCode: 'price', filterType: 'Range' }
const PALETTE: Setting = {
  source: 'Spec',
  spec: COLOUR,
  name: 'Цвет',
  searchCode: 'colour',
  filterType: 'ColorSwatches',
}
const BASE: Setting = {
  source: 'Spec',
  spec: 'Основа',
  name: null,
  searchCode: 'base',
  filterType: 'SeparatedButtonsBySpecSingleOption',
}
const MAKER: Setting = { source: 'Manufacturer', name: null, searchCode: 'manufacturer', filterType: 'Dropdown' }
const STOCK: Setting = { source: 'Availability', name: 'Наличие', searchCode: 'availability', filterType: 'Toggle' }
const SHELVES: Readonly<Record<string, readonly Setting[]>> = {
  Эмали: [PRICE, PALETTE, MAKER, BASE, STOCK],
  Колеры: [PALETTE, PRICE, MAKER],
}

/** Gives the options of a characteristic their colours, and makes those that the shop has not learned. */
async function paint(db: Kysely<ShopDatabase>, specId: string): Promise<void> {
  for (const [index, [name, colorHex]] of Object.entries(COLOURS).entries()) {
    const known = await sql`
      update spec_option set details = details || ${JSON.stringify({ colorHex })}::jsonb
      where spec_id = ${specId} and name = ${name} returning id`.execute(db)
    if (known.rows.length > 0) continue
    const details = { specId, name, searchCode: null, numericValue: null, displayOrder: index, synonyms: [], colorHex }
    await sql`insert into spec_option (id, details, created_on, updated_on)
      values (${`option-colour-${index}`}, ${JSON.stringify(details)}::jsonb, ${on(0)}, ${on(0)})`.execute(db)
  }
}

/** Two shelves of paint whose filters the staff have set: swatches of colours, a list, a switch; nothing where the shop has none. */
export async function addDemoFilters(db: Kysely<ShopDatabase>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from spec where name = any(${[COLOUR, BASE.spec]}::text[])`.execute(db)
  const specIds = new Map(rows.map(({ id, name }) => [name, id]))
  const colour = specIds.get(COLOUR)
  if (colour === undefined) return
  await paint(db, colour)
  for (const [shelf, settings] of Object.entries(SHELVES)) {
    const filters = settings.map(({ spec, ...setting }, index): CategoryFilterRow => ({
      ...setting,
      id: `${setting.searchCode}-${index}`,
      specId: (spec && specIds.get(spec)) ?? null,
      displayOrder: (index + 1) * 10,
      isCollapsed: false,
      optionIds: null,
      hint: null,
    }))
    await sql`
      insert into category_filter (category_id, filters, updated_on)
      select id, ${JSON.stringify(filters)}::jsonb, ${on(0)} from category
      where id = ${shelfId('Лакокраска и строительная химия', shelf)}
      on conflict do nothing`.execute(db)
  }
}
