import '@prilavok/ui/styles/kit'
import { cartButtonMount } from './cart/cart-button.mount'
import { cartBadgeMount, cartPageMount, stockBadgeMount } from './cart/cart.mounts'
import { filtersMount } from './catalogue/catalogue.mounts'
import { checkoutPageMount } from './checkout/checkout.mounts'
import { deliveryHeaderMount } from './city/city.mounts'
import { pickupPointsPageMount } from './delivery/delivery.mounts'
import {
  announcementsMount,
  bestCommentMount,
  blogListMount,
  blogPostMount,
  collapsibleMount,
  orderReviewsMount,
  productCommentButtonMount,
  productQuestionsMount,
  storeFeedbackButtonMount,
} from './content/content.mounts'
import { compareBadgeMount, compareButtonMount, comparePageMount } from './comparison/comparison.mounts'
import { favouriteButtonMount, favouritesBadgeMount, favouritesPageMount } from './favourites/favourites.mounts'
import { galleryMount } from './gallery/gallery.mounts'
import {
  callBackMount,
  discountSubscriptionMount,
  leadForms,
  oneClickOrderMount,
  remindLaterMount,
  stockSubscriptionMount,
  wholesaleMount,
} from './lead/lead.mounts'
import { smsLoginMount } from './login/login.mounts'
import { trackOrderMount } from './track/track.mounts'
import type { Mount } from './lib/define-mount'
import type { Forms } from './lib/forms'
import { notificationStackMount } from './notifications/notifications.mounts'
import { productDataMount } from './product-data/product-data.mounts'
import {
  competitorPricesMount,
  payBannerMount,
  productActionsMount,
  productCrossSalesMount,
  productDeliveryMount,
  productInfoMount,
  productRelationsMount,
  productStickyHeaderMount,
  productTabsMount,
  productPointsMount,
  productCommentsMount,
  productVideoMount,
} from './product/product.mounts'
import { searchBoxMount } from './search/search.mounts'
import { recentlyViewedMount } from './recently-viewed/recently-viewed.mounts'
import { abandonedSurveyMount, orderSurveyMount, surveyButtonMount } from './survey/survey.mounts'

export type { Mount } from './lib/define-mount'
export type { Forms, ProductFormProps } from './lib/forms'
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
  galleryMount,
  recentlyViewedMount,
  favouriteButtonMount,
  favouritesBadgeMount,
  favouritesPageMount,
  compareButtonMount,
  compareBadgeMount,
  comparePageMount,
  announcementsMount,
  collapsibleMount,
  blogListMount,
  blogPostMount,
  bestCommentMount,
  productQuestionsMount,
  productCommentButtonMount,
  orderReviewsMount,
  storeFeedbackButtonMount,
  notificationStackMount,
  productDataMount,
  productTabsMount,
  productPointsMount,
  productCommentsMount,
  productStickyHeaderMount,
  productDeliveryMount,
  payBannerMount,
  competitorPricesMount,
  productCrossSalesMount,
  productRelationsMount,
  productInfoMount,
  productVideoMount,
  productActionsMount,
  searchBoxMount,
  surveyButtonMount,
  orderSurveyMount,
  abandonedSurveyMount,
  callBackMount,
  oneClickOrderMount,
  discountSubscriptionMount,
  stockSubscriptionMount,
  remindLaterMount,
  wholesaleMount,
  trackOrderMount,
  smsLoginMount,
]

/** Every form that a button of the product page opens, by name; a button whose form is not here is not shown. Source: PRODUCT-18. */
export const forms: Forms = { ...leadForms }
