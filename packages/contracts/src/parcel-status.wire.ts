import { transportCompanyOrderStatusValues } from './admin/enumerations/order'
import { oneOf } from './wire'

export const transportCompanyOrderStatus = oneOf(transportCompanyOrderStatusValues.values)
