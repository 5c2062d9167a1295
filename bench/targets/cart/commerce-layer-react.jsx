import CommerceLayer from '@commercelayer/react-components/auth/CommerceLayer'
import LineItem from '@commercelayer/react-components/line_items/LineItem'
import LineItemAmount from '@commercelayer/react-components/line_items/LineItemAmount'
import LineItemName from '@commercelayer/react-components/line_items/LineItemName'
import LineItemQuantity from '@commercelayer/react-components/line_items/LineItemQuantity'
import LineItemRemoveLink from '@commercelayer/react-components/line_items/LineItemRemoveLink'
import LineItemsContainer from '@commercelayer/react-components/line_items/LineItemsContainer'
import OrderContainer from '@commercelayer/react-components/orders/OrderContainer'
import TotalAmount from '@commercelayer/react-components/orders/TotalAmount'
import { show } from '../shared/cart-table'

/** Its quantity field wants the event of a field; the button makes one. */
const eventOf = (value) => ({ target: { value: String(value) }, preventDefault() {}, stopPropagation() {} })

const Quantity = ({ quantity, handleChange }) => (
  <>
    <span className="c-qty">{quantity}</span>
    <button className="c-inc" type="button" onClick={() => handleChange(eventOf(Number(quantity) + 1))}>
      +
    </button>
  </>
)

show(
  <CommerceLayer accessToken={globalThis.commerceLayerToken} endpoint="https://demo.commercelayer.io">
    <OrderContainer orderId="ord1">
      <LineItemsContainer>
        <LineItem>
          <p>
            <LineItemName />
            <LineItemQuantity>{Quantity}</LineItemQuantity>
            <span className="c-sum">
              <LineItemAmount />
            </span>
            <LineItemRemoveLink />
          </p>
        </LineItem>
      </LineItemsContainer>
      <b className="c-total">
        <TotalAmount />
      </b>
    </OrderContainer>
  </CommerceLayer>,
)
