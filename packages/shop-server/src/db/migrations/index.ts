import type { Migration } from 'kysely'
import { baseline } from './001-baseline'
import { secondFactor } from './002-second-factor'
import { staffSearch } from './003-staff-search'
import { requests } from './005-request'
import { recordTable } from './record-table'

/** Every step from an empty database to today's tables, in order; a released step is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-baseline': baseline,
  '002-second-factor': secondFactor,
  '003-staff-search': staffSearch,
  '004-request-reason': recordTable('request_reason', { name: 'text', isActive: 'boolean' }),
  '005-request': requests,
}
