import { defineResource } from '@prilavok/contracts/admin'

export const coupon = defineResource({
  key: 'coupon',
  title: { ru: 'Купон', en: 'Coupon' },
  titles: { ru: 'Купоны', en: 'Coupons' },
  group: 'orders',
  roles: { Administrator: 'rwdx', OrderManager: 'rw', Viewer: 'r' },
  fields: {
    code: { kind: 'text', title: { ru: 'Код', en: 'Code' }, required: true, unique: true, max: 12 },
    isActive: { kind: 'bool', title: { ru: 'Действует', en: 'Active' } },
    worth: { kind: 'money', title: { ru: 'Номинал', en: 'Worth' }, required: true },
    endsOn: { kind: 'date', title: { ru: 'Действует до', en: 'Valid until' } },
  },
  filters: ['isActive', 'endsOn'],
  bulk: ['isActive', 'delete'],
})
