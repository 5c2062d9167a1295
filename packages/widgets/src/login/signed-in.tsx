import { formatPhone } from '@prilavok/core/forms'
import type { CustomerOrder } from '@prilavok/core/login'
import { notificationsFeature } from '@prilavok/core/notifications'
import { useLogin, useShop } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { SkeletonBlock } from '@prilavok/ui/skeleton'
import { useEffect, useId } from 'react'
import { useLabels } from '../lib/labels'
import { moneyRu } from '../lib/shared.labels'
import { signedInRu, type SignedInLabels } from './signed-in.labels'
import './signed-in.css'

/** Who has logged in, their last orders, and the way out. */
export function SignedIn() {
  const text = useLabels('signedIn', signedInRu)
  const { visitor, orders, loadOrders, logOut } = useLogin()
  const notifications = useShop().use(notificationsFeature)
  const heading = useId()
  useEffect(() => void loadOrders(), [loadOrders])
  const leave = async () => {
    const result = await logOut()
    if (!result.ok) notifications.show({ kind: 'danger', text: text.notLoggedOut })
  }
  const { name = '', phone: number = '' } = visitor ?? {}
  const phone = formatPhone(number) ?? number
  return (
    <div className="pk-signed-in">
      <div className="pk-signed-in__who">
        <p className="pk-signed-in__name">
          <span>{name === '' ? text.signedIn : text.signedInAs(name)}</span>
          {phone !== '' && <span className="pk-signed-in__phone">{phone}</span>}
        </p>
        <Button variant="quiet" onClick={() => void leave()}>
          {text.logOut}
        </Button>
      </div>
      <section aria-labelledby={heading}>
        <h3 className="pk-signed-in__title" id={heading}>
          {text.orders}
        </h3>
        <Orders orders={orders} text={text} again={() => void loadOrders()} />
      </section>
    </div>
  )
}

interface OrdersProps {
  readonly text: SignedInLabels
  readonly orders: readonly CustomerOrder[] | null | undefined
  readonly again: () => void
}

function Orders({ orders, text, again }: OrdersProps) {
  if (orders === undefined) return <SkeletonBlock height="72px" />
  if (orders === null)
    return (
      <Notice tone="danger" action={<Button onClick={again}>{text.again}</Button>}>
        {text.ordersFailed}
      </Notice>
    )
  if (orders.length === 0) return <p className="pk-signed-in__quiet">{text.noOrders}</p>
  return (
    <ul className="pk-signed-in__orders">
      {orders.map((order) => (
        <Order key={order.orderNumber} order={order} text={text} />
      ))}
    </ul>
  )
}

interface OrderProps {
  readonly text: SignedInLabels
  readonly order: CustomerOrder
}

function Order({ order, text }: OrderProps) {
  const money = useLabels('money', moneyRu)
  const { orderNumber, createdOn, status, statusName, total, due, trackNumber } = order
  const facts = [
    text.orderDay(createdOn),
    trackNumber === null ? null : text.trackNumber(trackNumber),
    due > 0 && due < total ? text.due(money.amount(due)) : null,
  ].filter((fact) => fact !== null)
  return (
    <li className="pk-signed-in__order">
      <span className="pk-signed-in__number">{text.orderNumber(orderNumber)}</span>
      <span className="pk-signed-in__sum">{money.amount(total)}</span>
      <span className="pk-signed-in__state">{text.statuses[status] ?? statusName}</span>
      <span className="pk-signed-in__quiet">{facts.join(' · ')}</span>
    </li>
  )
}
