import { isBig, payBanner, type ProductDelivery as Delivery } from '@prilavok/core/product'
import { useDeliveryCity, useProduct } from '@prilavok/react'
import { CheckIcon, PinIcon, TruckIcon } from '@prilavok/ui/icon'
import { useCityDialog } from '../city/use-city-dialog'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { productDeliveryRu, type ProductDeliveryLabels } from './delivery.labels'
import './product-delivery.css'

/** Only the texts of the block can be set. */
export interface ProductDeliveryProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductDeliveryLabels> | undefined
}

/** How the page's product gets to the visitor's city, with a way to choose another one. Source: PRODUCT-17, PRODUCT-32, PRODUCT-37. */
export function ProductDelivery({ labels }: ProductDeliveryProps) {
  const { product, status, delivery } = useProduct()
  const { status: cityStatus, visitor, choose } = useDeliveryCity()
  const text = useLabels('productDelivery', productDeliveryRu, labels)
  const { Dialog, opener, open, close, preload } = useCityDialog()
  const city = visitor?.city ?? null
  const isWaiting = status === 'loading' || cityStatus === 'idle' || cityStatus === 'loading'
  return (
    <section className="pk-product-delivery" aria-label={text.label} aria-busy={isWaiting}>
      <p className="pk-product-delivery__city">
        <PinIcon size={16} />
        {city !== null && <span className="pk-product-delivery__to">{text.city}</span>}
        <button
          className="pk-product-delivery__change"
          type="button"
          aria-label={city === null ? undefined : text.changeFrom(city.name)}
          ref={opener}
          onClick={open}
          onPointerEnter={preload}
          onFocus={preload}
        >
          {city === null ? text.chooseCity : city.name}
        </button>
      </p>
      {delivery === null && isWaiting && <span className="pk-product-delivery__waiting" aria-hidden="true" />}
      {delivery !== null && <Facts delivery={delivery} text={text} />}
      {product !== null && isBig(product) && (
        <p className="pk-product-delivery__note">
          <TruckIcon size={16} />
          {text.big}
        </p>
      )}
      {Dialog !== null && (
        <Dialog
          cityId={city?.id ?? null}
          returnFocus={() => opener.current}
          onChoose={(id) => void choose(id)}
          onClose={close}
        />
      )}
    </section>
  )
}

/** Cost, days and what paying one way or the other saves. */
function Facts({ delivery, text }: { readonly delivery: Delivery; readonly text: ProductDeliveryLabels }) {
  const money = useMoney()
  const { free, cost, daysFrom, daysTo, priceAtOnce, discountAtOnce, priceOnDelivery, discountOnDelivery } = delivery
  const days = text.days(daysFrom, daysTo)
  const price = free ? text.free : cost === null ? text.unknownCost : money(cost)
  const isPaidLater = payBanner(delivery) === 'pay-on-delivery'
  const ways = [
    { name: text.atOnce, amount: priceAtOnce, less: discountAtOnce },
    { name: text.onDelivery, amount: isPaidLater ? priceOnDelivery : null, less: discountOnDelivery },
  ]
  return (
    <>
      <dl className="pk-product-delivery__facts">
        <div>
          <dt>{text.cost}</dt>
          <dd data-free={free ? '' : undefined}>{price}</dd>
        </div>
        {days !== '' && (
          <div>
            <dt>{text.time}</dt>
            <dd>{days}</dd>
          </div>
        )}
        {ways.map(
          ({ name, amount, less }) =>
            amount !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <span>{money(amount)}</span>
                  {less !== null && less > 0 && (
                    <small className="pk-product-delivery__less">{text.cheaper(money(less))}</small>
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
      {delivery.canExamine && (
        <p className="pk-product-delivery__note">
          <CheckIcon size={16} />
          {text.canExamine}
        </p>
      )}
    </>
  )
}
