import type { SaveResult } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../db'
import { HttpProblem, refuseInvalid } from '../../../http/problem'
import type { StaffMember } from '../../../http/staff-session'
import type { FieldError } from '../../../rules/order-check'
import type { Shop } from '../../../shop'
import { addHistory, changesBetween } from '../engine/history'
import { refuseOtherVersion } from '../../../http/other-version'

/** What a part is written with. */
export interface PartWrite<Item> {
  readonly productId: string
  readonly items: readonly Item[]
  readonly before: readonly Item[]
  readonly member: StaffMember
}

/** A part of a product that is saved by itself: a list, under a name of the contract. */
export interface ProductPart<Name extends string, Item> {
  readonly name: Name
  readonly read: (shop: Shop, db: Db, productId: string) => Promise<readonly Item[]>
  /** What is wrong with the items; nothing is written then. */
  readonly check: (trx: Trx, write: PartWrite<Item>) => Promise<readonly FieldError[]>
  /** Replaces the part; the product is locked. */
  readonly write: (shop: Shop, trx: Trx, write: PartWrite<Item>) => Promise<void>
  /** Whether saves of this part wait for each other, for they change other products as well. */
  readonly isShared?: true
}

/** A part as its read answers it. */
export type ReadPart<Name extends string, Item> = {
  readonly productId: string
  readonly version: number
} & Readonly<Record<Name, Item[]>>

const versionOf = async (db: Db, productId: string, part: string): Promise<number> =>
  (
    await db
      .selectFrom('product_part')
      .select('version')
      .where('product_id', '=', productId)
      .where('part', '=', part)
      .executeTakeFirst()
  )?.version ?? 1

async function refuseUnknown(db: Db, productId: string): Promise<void> {
  const known = await db.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst()
  if (known === undefined) throw new HttpProblem('not-found')
}

const under = <Name extends string, Value>(name: Name, value: Value) =>
  ({ [name]: value }) as Readonly<Record<Name, Value>>

/** Reads a part of a product; throws `not-found`. */
export async function readPart<Name extends string, Item>(
  shop: Shop,
  db: Db,
  part: ProductPart<Name, Item>,
  productId: string,
): Promise<ReadPart<Name, Item>> {
  await refuseUnknown(db, productId)
  const items = [...(await part.read(shop, db, productId))]
  return { productId, version: await versionOf(db, productId, part.name), ...under(part.name, items) }
}

/** Locks products, in one order, so that saves of several wait for each other and never in a circle. */
export const lockProducts = (trx: Trx, ids: readonly string[]) =>
  sql`select id from product where id = any(${[...ids]}::text[]) order by id for update`.execute(trx)

/** Notes that a part of a product has changed: its version, the product's moment, the history. */
export async function noteChange(
  shop: Shop,
  trx: Trx,
  member: StaffMember,
  productId: string,
  part: string,
  [before, after]: readonly [before: unknown, after: unknown],
): Promise<{ readonly version: number; readonly updatedOn: string }> {
  const moment = new Date(shop.now())
  const { version } = await trx
    .insertInto('product_part')
    .values({ product_id: productId, part, version: 2, updated_on: moment, updated_by: member.id })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'part']).doUpdateSet({
        version: sql`product_part.version + 1`,
        updated_on: moment,
        updated_by: member.id,
      }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  await sql`update product set updated_on = ${moment}, updated_by = ${member.id} where id = ${productId}`.execute(trx)
  const changes = changesBetween({ [part]: before }, { [part]: after })
  await addHistory(trx, shop.now(), member, { resource: 'product', recordId: productId, action: 'Updated', changes })
  return { version, updatedOn: moment.toISOString() }
}

/** Lets one save at a time of a part that changes several products; before any product is locked. */
export const lockShared = (trx: Trx, part: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`product part ${part}`}))`.execute(trx)

/** A save of a part as it was asked for. */
export interface PartSave<Item> {
  readonly productId: string
  readonly items: readonly Item[]
  /** The version in the body, for clients that send no header. */
  readonly version: number | null
  readonly ifMatch: string | null
  readonly member: StaffMember
}

/** Saves a part of a product to the version that was read; throws `version-conflict` with the part as it is now. Source: ADMIN-ENT-06. */
export const savePart = <Name extends string, Item>(
  shop: Shop,
  part: ProductPart<Name, Item>,
  { productId, items, version, ifMatch, member }: PartSave<Item>,
): Promise<SaveResult> =>
  shop.db.transaction().execute(async (trx) => {
    if (part.isShared) await lockShared(trx, part.name)
    await lockProducts(trx, [productId])
    const current = await readPart(shop, trx, part, productId)
    refuseOtherVersion(ifMatch, version, current.version, current)
    const write = { productId, items, before: current[part.name], member }
    const errors = await part.check(trx, write)
    refuseInvalid(errors)
    await part.write(shop, trx, write)
    const after = [...(await part.read(shop, trx, productId))]
    const saved = await noteChange(shop, trx, member, productId, part.name, [current[part.name], after])
    const model = { productId, version: saved.version, [part.name]: after }
    return { id: productId, ...saved, warnings: null, model }
  })
