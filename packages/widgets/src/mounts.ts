import { cartBadgeMount, cartButtonMount, cartPageMount, stockBadgeMount } from './cart/cart.mounts'
import { filtersMount } from './catalogue/catalogue.mounts'
import { checkoutPageMount } from './checkout/checkout.mounts'
import { deliveryHeaderMount } from './city/city.mounts'
import { pickupPointsPageMount } from './delivery/delivery.mounts'
import type { Mount } from './lib/define-mount'
import { notificationStackMount } from './notifications/notifications.mounts'
import { productDataMount } from './product-data/product-data.mounts'
import { searchBoxMount } from './search/search.mounts'

export type { Mount } from './lib/define-mount'
export type { Dataset, ExpectedSetting, ReadProps, SettingProblem } from './lib/read-attributes'

/** Every widget that a page can mount. */
export const mounts: readonly Mount[] = [
  cartButtonMount,
  cartBadgeMount,
  cartPageMount,
  stockBadgeMount,
  filtersMount,
  checkoutPageMount,
  deliveryHeaderMount,
  pickupPointsPageMount,
  notificationStackMount,
  productDataMount,
  searchBoxMount,
]
