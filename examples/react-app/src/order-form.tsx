import { useCheckout } from '@prilavok/react'
import { useEffect } from 'react'
import { DeliveryFields } from './delivery-fields'
import { labels } from './labels'
import { OrderSums } from './order-sums'
import { PersonFields } from './person-fields'

/** The whole way to the order: who, where to, how to pay, and the shop's answer. */
export function OrderForm() {
  const { screen, accepted, open, submit, submission, failure } = useCheckout()
  useEffect(() => void open(), [open])

  if (screen === 'accepted' || screen === 'completed') {
    return (
      <div className="accepted" role="status">
        <h3>{labels.accepted}</h3>
        {accepted?.number != null && <p>{labels.acceptedNumber(accepted.number)}</p>}
      </div>
    )
  }
  if (screen === 'loading') return <p className="empty">{labels.opening}</p>
  if (screen !== 'form') {
    return (
      <p className="empty" role="alert">
        {labels.openingFailed}{' '}
        <button type="button" className="link" onClick={() => void open()}>
          {labels.retry}
        </button>
      </p>
    )
  }
  const isBusy = submission !== 'idle'
  const order = async () => {
    const [first] = await submit()
    if (first !== undefined) document.getElementById(first.fieldId)?.focus()
  }
  return (
    <form
      className="order"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void order()
      }}
    >
      <PersonFields />
      <DeliveryFields />
      <div className="drawer-foot">
        <OrderSums />
        {failure !== null && <p role="alert">{`${labels.failed} ${failure.detail}`}</p>}
        <button type="submit" className="button wide" disabled={isBusy}>
          {isBusy ? labels.submitting : labels.submit}
        </button>
      </div>
    </form>
  )
}
