import CommerceLayer from '@commercelayer/react-components/auth/CommerceLayer'
import LineItemsContainer from '@commercelayer/react-components/line_items/LineItemsContainer'
import LineItemsCount from '@commercelayer/react-components/line_items/LineItemsCount'
import AddToCartButton from '@commercelayer/react-components/orders/AddToCartButton'
import OrderContainer from '@commercelayer/react-components/orders/OrderContainer'
import OrderStorage from '@commercelayer/react-components/orders/OrderStorage'
import { serve } from '../shared/places'

const Count = ({ show }) => (
  <LineItemsContainer>
    <LineItemsCount>{({ quantity }) => show(quantity || 0)}</LineItemsCount>
  </LineItemsContainer>
)
const Atc = ({ good }) => (
  <>
    <AddToCartButton className="atc-add" skuCode={good.id} quantity="1" label="Добавить в корзину" />
    <Count
      show={(quantity) =>
        quantity > 0 ? <a className="atc-link" href="/profile/cart">{`В корзине ${quantity} шт.`}</a> : null
      }
    />
  </>
)
const Badge = () => <Count show={(quantity) => <>{quantity}</>} />
const Provider = ({ children }) => (
  <CommerceLayer accessToken={globalThis.commerceLayerToken} endpoint="https://demo.commercelayer.io">
    <OrderStorage persistKey="order">
      <OrderContainer>{children}</OrderContainer>
    </OrderStorage>
  </CommerceLayer>
)

serve(Provider, { Atc, Badge })
