import { shopSettings } from '@prilavok/core'
import { checkoutSettings, type AcceptedOrder as Order } from '@prilavok/core/checkout'
import { CREDIT_OPTIONS } from '@prilavok/core/payment'
import { confirmationOf, orderAddressFeature } from '@prilavok/core/order'
import { useSettings, useShop } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { CheckIcon } from '@prilavok/ui/icon'
import { Skeleton, SkeletonBlock } from '@prilavok/ui/skeleton'
import { useEffect } from 'react'
import { useLabels } from '../lib/labels'
import { ShopButtonLink } from '../lib/shop-button-link'
import { PhoneLink, ShopLink } from '../lib/shop-link'
import './accepted-order.css'
import { acceptedOrderRu, type AcceptedOrderLabels } from './accepted-order.labels'
import { deadEndRu } from '../order/order.labels'
import { OrderOutcome } from './order-outcome'
import { OrderSteps } from './order-steps'
import { PlacedDetails } from './placed-details'
import { PlacedProducts } from './placed-products'
import { useArrival } from '../order/use-arrival'

export interface AcceptedOrderProps {
  readonly order: Order
  /** The order was made before: a new one may be started (CHK-51, CHK-52). */
  readonly onStartAnew?: (() => void) | undefined
  readonly labels?: Partial<AcceptedOrderLabels> | undefined
}

const isCredit = (option: string): boolean => CREDIT_OPTIONS.has(option)

/** The order is made: what was ordered, whether it is paid, and what happens next (CHK-51 to CHK-61). */
export function AcceptedOrder({ order: made, onStartAnew, labels }: AcceptedOrderProps) {
  const { number, order, lines, loading, draftId } = made
  const text = useLabels('acceptedOrder', acceptedOrderRu, labels)
  const again = useLabels('deadEnd', deadEndRu)
  const shop = useShop()
  const { page } = shop.effects
  const { pages } = useSettings(shopSettings)
  const heading = useArrival<HTMLHeadingElement>()
  const title = text.title(number ?? '')
  useEffect(() => page.setTitle(title), [page, title])

  const { payment, steps } = confirmationOf(order, { isCredit, loading })
  const isNew = onStartAnew === undefined
  const knowsMore = order !== null && order.sums.total !== null
  const link = draftId === null ? null : shop.use(orderAddressFeature).link(draftId)
  return (
    <section className="pk-accepted-order" aria-labelledby="pk-accepted-order-title" aria-busy={loading}>
      <header className="pk-accepted-order__head">
        <span className="pk-accepted-order__mark">
          <CheckIcon size={24} />
        </span>
        <div>
          <h2 className="pk-accepted-order__title" id="pk-accepted-order-title" tabIndex={-1} ref={heading}>
            {isNew ? text.heading : again.completed}
          </h2>
          {number !== null && (
            <p className="pk-accepted-order__number">
              {text.number(number)} {order?.createdOn != null && text.from(text.day(order.createdOn))}
            </p>
          )}
        </div>
      </header>
      <div className="pk-accepted-order__main">
        <OrderOutcome
          payment={payment}
          order={order}
          underpaid={made.underpaid}
          draftId={draftId}
          text={text}
          showsStatus={!isNew}
        />
        {(isNew || knowsMore) && <OrderSteps steps={steps} order={order} text={text} />}
        {loading && (
          <Skeleton>
            <SkeletonBlock height="120px" />
          </Skeleton>
        )}
        {order !== null && <PlacedDetails order={order} />}
        <Help text={text} />
        <div className="pk-accepted-order__ways">
          {onStartAnew === undefined ? (
            <ShopButtonLink variant="primary" href={pages.home}>
              {text.home}
            </ShopButtonLink>
          ) : (
            <Button variant="primary" onClick={onStartAnew}>
              {again.createNew}
            </Button>
          )}
          {link !== null && knowsMore && (
            <p className="pk-accepted-order__link">
              <ShopLink href={link}>{text.link}</ShopLink> <span>{text.linkHelp}</span>
            </p>
          )}
        </div>
      </div>
      {lines.length > 0 && <PlacedProducts lines={lines} order={order} />}
    </section>
  )
}

function Help({ text }: { readonly text: AcceptedOrderLabels }) {
  const { pages } = useSettings(shopSettings)
  const { supportPhone } = useSettings(checkoutSettings)
  if (supportPhone === null && pages.chat === null) return null
  return (
    <p className="pk-accepted-order__help">
      <span>{text.questions}</span>
      {supportPhone !== null && <PhoneLink phone={supportPhone} />}
      {pages.chat !== null && <ShopLink href={pages.chat}>{text.chat}</ShopLink>}
    </p>
  )
}
