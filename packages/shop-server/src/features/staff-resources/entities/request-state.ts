import { requestStateResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { generated, type ServerResource } from '../engine/server-resource'

/** The states of requests as the shop names them, each with one of the fixed meanings: every meaning keeps a state that is in use. */
export const requestState: ServerResource = {
  resource: requestStateResource,
  table: 'request_state',
  columns: generated({ name: 'text', status: 'text', displayOrder: 'number', isActive: 'bool' }),
  search: ['name'],
  required: ['name'],
  unique: ['name'],
  validate: (after, before) =>
    before === null || before['status'] === after['status']
      ? []
      : [{ pointer: '/status', code: 'excluded', message: 'Смысл статуса не меняется: заведите новый статус' }],
  async check(db, after, before) {
    if (before?.['isActive'] !== true || after['isActive'] === true) return []
    const { rows } = await sql`select from request_state
      where status = ${before['status']} and is_active and id <> ${before['id']} limit 1`.execute(db)
    if (rows.length > 0) return []
    return [{ pointer: '/isActive', code: 'excluded', message: 'Это последний включённый статус с таким смыслом' }]
  },
}
