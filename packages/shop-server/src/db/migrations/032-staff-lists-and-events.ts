import type { Migration } from 'kysely'
import { addOrderLists } from './032-order-lists'
import { addStaffEvents } from './032-staff-events'

/** Fast lists of orders, and what the staff are told of each other's work. */
export const staffListsAndEvents: Migration = {
  async up(db) {
    await addOrderLists(db)
    await addStaffEvents(db)
  },
}
