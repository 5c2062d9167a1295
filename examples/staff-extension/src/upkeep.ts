import { extendResource } from '@prilavok/contracts/admin'

/** What this shop keeps of a product beside what every shop does. */
export const upkeep = extendResource({
  extends: 'product',
  fields: {
    upkeepMonths: {
      kind: 'number',
      title: { ru: 'Обслуживание, раз в месяцев', en: 'Upkeep, every months' },
      min: 1,
      max: 120,
      isWhole: true,
    },
  },
})
