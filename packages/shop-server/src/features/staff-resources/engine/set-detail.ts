import { sql } from 'kysely'
import { HttpProblem } from '../../../http/problem'
import { addHistory, changesBetween } from './history'
import { findRecord } from './save-record'
import type { ResourceAction } from './server-resource'

/** The action `setX` of a resource that no form saves: writes one field of the details, with its history. */
export const setDetail = (field: string, isAllowed: (value: unknown) => boolean): ResourceAction => ({
  isValue: isAllowed,
  async onOne(shop, trx, { resource, payload, member, id }) {
    const before = await findRecord(trx, resource, id, sql`for update of t`)
    if (before === null) throw new HttpProblem('not-found')
    const changes = changesBetween({ [field]: before[field] }, { [field]: payload })
    if (changes.length === 0) return
    await sql`update ${sql.table(resource.table)} set details = details || ${JSON.stringify({ [field]: payload })}::jsonb,
      version = version + 1, updated_on = ${new Date(shop.now())}, updated_by = ${member.id} where id = ${id}`.execute(
      trx,
    )
    const { key } = resource.resource
    const version = Number(before['version']) + 1
    const action = field === 'status' ? 'StatusChanged' : 'Updated'
    await addHistory(trx, shop.now(), member, { resource: key, recordId: id, action, changes, version })
  },
})
