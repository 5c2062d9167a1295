import { predefinedBlockResource } from '@prilavok/contracts/admin'
import { generated, type ServerResource } from '../engine/server-resource'

/** Pieces of pages that are written once. Source: ADMIN-ENT-21. */
export const predefinedBlock: ServerResource = {
  resource: predefinedBlockResource,
  table: 'predefined_block',
  columns: generated({ name: 'text', code: 'text', placement: 'text', isActive: 'bool', displayOrder: 'number' }),
  search: ['name', 'code'],
  required: ['name', 'code'],
  unique: ['code'],
  references: { categoryIds: 'category', productIds: 'product', cityIds: 'address_city' },
  validate: ({ activeFrom, activeTo }) =>
    typeof activeFrom === 'string' &&
    typeof activeTo === 'string' &&
    activeFrom !== '' &&
    activeTo !== '' &&
    activeTo <= activeFrom
      ? [{ pointer: '/activeTo', code: 'greaterThan', message: 'Должно быть позже начала' }]
      : [],
}
