import { quotesOf } from '@prilavok/core/delivery'
import { formatMoney } from '@prilavok/core/money'
import { useCheckoutField, useCity, useContacts, useDelivery, usePayment } from '@prilavok/react'
import { Choice } from './choice'
import { Field } from './field'
import { labels } from './labels'

/** Where the order goes, how it is paid, and the buyer's consent. */
export function DeliveryFields() {
  const { visitor } = useCity()
  const delivery = useDelivery()
  const payment = usePayment()
  // This shop takes no money on its page; the methods without a name here stay out.
  const ways = payment.offers.filter(({ id }) => id in labels.paymentNames)
  const { consent, setConsent } = useContacts()
  const fields = {
    carrier: useCheckoutField('carrier'),
    point: useCheckoutField('pickupPoint'),
    payment: useCheckoutField('payment'),
    consent: useCheckoutField('consent'),
  }
  const quotes = quotesOf(delivery)
  const points = quotes.find(({ carrier }) => carrier === delivery.carrier)?.pickupPoints ?? []
  return (
    <>
      <Choice
        title={labels.deliveryTo(visitor?.city?.name ?? '…')}
        id={fields.carrier.id}
        error={fields.carrier.error(labels.wrong.carrier)}
      >
        {quotes.map(({ key, carrier, name, cost, free }) => (
          <label key={key} className="option">
            <input
              type="radio"
              name="carrier"
              checked={carrier === delivery.carrier}
              onChange={() => delivery.chooseCarrier(carrier)}
            />
            {name}
            <span>{free ? labels.free : formatMoney(cost ?? Number.NaN)}</span>
          </label>
        ))}
      </Choice>
      {points.length > 0 && (
        <Field label={labels.point} id={fields.point.id} error={fields.point.error(labels.wrong.pickupPoint)}>
          {(described) => (
            <select
              {...described}
              value={delivery.pickupPointId ?? ''}
              onChange={({ target }) => delivery.choosePoint(target.value)}
            >
              <option value="" disabled>
                {labels.pointFirst}
              </option>
              {points.map(({ id, address, payment: accepts }) => (
                <option key={id} value={id} disabled={accepts === 'NoPayment'}>
                  {accepts === 'NoPayment' ? labels.pointPrepaid(address) : address}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Choice title={labels.payment} id={fields.payment.id} error={fields.payment.error(labels.wrong.payment)}>
        {ways.length === 0 && <p className="hint">{labels.paymentLater}</p>}
        {ways.map(({ id, available, rejectCode }) => (
          <label key={id} className="option">
            <input
              type="radio"
              name="payment"
              disabled={!available}
              checked={id === payment.choice}
              onChange={() => payment.choose(id)}
            />
            {labels.paymentNames[id]}
            {!available && <span>{labels.paymentRefused[rejectCode ?? ''] ?? labels.paymentUnavailable}</span>}
          </label>
        ))}
      </Choice>
      <Field label={labels.consent} id={fields.consent.id} error={fields.consent.error(labels.wrong.consent)}>
        {(described) => (
          <input
            {...described}
            type="checkbox"
            checked={consent}
            onChange={({ target }) => setConsent(target.checked)}
          />
        )}
      </Field>
    </>
  )
}
