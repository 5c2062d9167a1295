import { mountStaff } from '@prilavok/admin'
import { coupon } from './coupon'

mountStaff({ resources: [coupon] })
