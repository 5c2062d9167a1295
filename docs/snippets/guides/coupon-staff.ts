import { mountStaff } from '@prilavok/admin'
import { coupon } from './coupon.js'

mountStaff({ resources: [coupon] })
