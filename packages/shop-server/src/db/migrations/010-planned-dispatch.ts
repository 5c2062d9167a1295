import { sql, type Migration } from 'kysely'

/** The orders that are to be handed to their carrier on a day, or should have been. */
export const plannedDispatch: Migration = {
  async up(db) {
    await sql`create index customer_order_by_planned_dispatch on customer_order ((details->'delivery'->>'plannedDispatchOn'))
      where details->'delivery'->>'plannedDispatchOn' is not null`.execute(db)
  },
}
