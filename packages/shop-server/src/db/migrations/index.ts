import type { Migration } from 'kysely'
import { baseline } from './001-baseline'
import { secondFactor } from './002-second-factor'
import { orderEdits } from './003-order-edits'
import { promoCode } from './004-promo-code'

/** Every step from an empty database to today's tables, in order; a released step is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-baseline': baseline,
  '002-second-factor': secondFactor,
  '003-order-edits': orderEdits,
  '004-promo-code': promoCode,
}
