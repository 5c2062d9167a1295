import { mountStaff } from '@prilavok/admin'
import '@prilavok/admin/styles.css'
import { coupon } from './coupon'
import { upkeep } from './upkeep'

mountStaff({
  origin: import.meta.env.VITE_SHOP_ORIGIN,
  resources: [
    {
      ...coupon,
      parts: [
        {
          key: 'print',
          title: { ru: 'Печать', en: 'Print' },
          load: async () => (await import('./coupon-print')).CouponPrint,
        },
      ],
    },
    upkeep,
  ],
})
