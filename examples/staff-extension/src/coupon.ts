import { defineResource } from '@prilavok/contracts/admin'

/** Coupons on paper that the shop gives away. The server and the staff wing both read this. */
export const coupon = defineResource({
  key: 'coupon',
  title: { ru: 'Купон', en: 'Coupon' },
  titles: { ru: 'Купоны', en: 'Coupons' },
  group: 'orders',
  roles: { Administrator: 'rwdx', OrderManager: 'rw', Viewer: 'r' },
  fields: {
    code: {
      kind: 'text',
      title: { ru: 'Код', en: 'Code' },
      max: 12,
      required: true,
      unique: true,
      pattern: { is: '[A-Z0-9]+', says: { ru: 'Заглавные латинские буквы и цифры', en: 'Capitals and digits' } },
    },
    isActive: { kind: 'bool', title: { ru: 'Действует', en: 'Active' } },
    reason: {
      kind: 'enum',
      title: { ru: 'За что', en: 'For what' },
      required: true,
      values: {
        Excuse: { ru: 'Извинение', en: 'An excuse' },
        Birthday: { ru: 'День рождения', en: 'A birthday' },
        Fair: { ru: 'Ярмарка', en: 'A fair' },
      },
    },
    worth: { kind: 'money', title: { ru: 'Номинал', en: 'Worth' }, required: true },
    endsOn: { kind: 'date', title: { ru: 'Действует до', en: 'Valid until' } },
    productIds: { kind: 'ref', of: 'product', many: true, title: { ru: 'Товары', en: 'Products' } },
    note: { kind: 'multiline', title: { ru: 'Заметка', en: 'Note' } },
  },
  list: ['code', 'isActive', 'reason', 'worth', 'endsOn'],
  filters: ['isActive', 'reason', 'worth', 'endsOn'],
  search: ['code', 'note'],
  bulk: ['isActive', 'reason', 'delete'],
  actions: { expire: { ru: 'Погасить', en: 'Expire' } },
})
