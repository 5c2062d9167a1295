import { deleteProduct, validateProductDeletion } from '@prilavok/contracts/admin'
import { HttpProblem } from '../../http/problem'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import { deleteRecord } from './engine/delete-record'
import { findRecord } from './engine/save-record'
import { product } from './entities/product'
import { productDeletion } from './product-deletion'

/** Whether a product may go, and letting it go. Source: ADMIN-ACT-08, ADMIN-ACT-24. */
export const productDeletionRoutes: readonly StaffRoute[] = [
  staffRoute(validateProductDeletion, async ({ db }, { params }) => {
    if ((await findRecord(db, product, params.id)) === null) throw new HttpProblem('not-found')
    return productDeletion(db, params.id)
  }),
  staffRoute(deleteProduct, async (shop, { params, member }) => {
    await deleteRecord(shop, product, params.id, member)
    return null
  }),
]
