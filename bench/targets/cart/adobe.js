/** Adobe's drop-ins: the list of the cart and its sums. */
import * as cart from '@dropins/storefront-cart/api.js'
import CartSummaryList from '@dropins/storefront-cart/containers/CartSummaryList.js'
import OrderSummary from '@dropins/storefront-cart/containers/OrderSummary.js'
import { render as provider } from '@dropins/storefront-cart/render.js'
import { initializers } from '@dropins/tools/initializer.js'

cart.setEndpoint('https://demo.adobe.test/graphql')
initializers.mountImmediately(cart.initialize, {})

const [list, sums] = [document.createElement('div'), document.createElement('div')]
document.querySelector('[data-cart]').append(list, sums)
provider.render(CartSummaryList, { enableUpdateItemQuantity: true, enableRemoveItem: true, routeProduct: () => '/p' })(
  list,
)
provider.render(OrderSummary, { routeCheckout: () => '/checkout' })(sums)
