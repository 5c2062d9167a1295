import type { Migration } from 'kysely'
import { baseline } from './001-baseline'
import { secondFactor } from './002-second-factor'
import { promoCode } from './003-promo-code'

/** Every step from an empty database to today's tables, in order; a released step is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-baseline': baseline,
  '002-second-factor': secondFactor,
  '003-promo-code': promoCode,
}
