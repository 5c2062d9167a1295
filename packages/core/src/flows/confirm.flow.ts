import { confirmOrder } from '@prilavok/contracts'
import { cartLines } from '../cart'
import { refusedField, type SubmitFailure } from '../checkout'
import type { Effects, HttpFailure } from '../effects'
import { ACCEPTED_KEY } from './accepted-key'
import { wholeOrder } from './autosave.flow'
import type { CheckoutRooms } from './checkout-rooms'
import { createConfirmAttempt } from './confirm-attempt'

interface Made {
  readonly orderId: string
  readonly customerId: string | null
  readonly number: string | null
}

type Given = Pick<Effects, 'http' | 'storage' | 'session' | 'random' | 'locks' | 'location'>

const isFinal = ({ status }: HttpFailure): boolean => status !== undefined && status >= 400 && status < 500 && ![408, 425, 429].includes(status)

/** Makes an order of the draft: saves everything, confirms once, and finds out what became of a lost answer. */
export function createConfirm(rooms: CheckoutRooms, effects: Given): (id: string) => Promise<void> {
  const { cart, checkout, order, purchases } = rooms
  const attempt = createConfirmAttempt(effects.storage, effects.random)

  const accepted = ({ orderId, customerId, number }: Made) => {
    const id = order.state.get().id ?? orderId
    const goods = cartLines(cart.cart.state.get()).map(({ id: good, name, quantity, price }) => ({ id: good, name, quantity, price: price / 100 }))
    attempt.finish()
    order.close(orderId)
    effects.session.write(ACCEPTED_KEY, JSON.stringify({ number }))
    checkout.accept({ number })
    effects.location.replaceQuery({ id: null })
    purchases.send({ orderId, orderInProcessId: id, customerId, goods })
    cart.cart.clear()
  }

  const failed = (failure: SubmitFailure) => checkout.end({ failure })

  /** The answer was lost: only the draft knows whether there is an order (SAFE-02, fault cases 14 and 15). */
  const reconcile = async ({ message }: HttpFailure) => {
    const draft = await order.reload()
    if (!draft.ok) return failed({ kind: 'unknown', detail: message })
    const made = draft.value?.createdOrderId ?? null
    if (made !== null) return accepted({ orderId: made, customerId: null, number: null })
    failed({ kind: 'unconfirmed', detail: message })
  }

  const refusedByServer = async (failure: HttpFailure) => {
    const { problem } = failure
    if (isFinal(failure) && problem?.code !== 'idempotency-in-progress') attempt.finish()
    switch (problem?.code) {
      case 'validation-failed': {
        const refused = (problem.errors ?? []).flatMap((error) => refusedField(error) ?? [])
        if (refused.length > 0) return checkout.end({ refused })
        break
      }
      case 'price-changed': {
        const before = cart.cart.state.get().total
        await cart.refresh()
        return checkout.end({ priceChange: { before, after: cart.cart.state.get().total } })
      }
      case 'order-already-created':
        await order.reload()
        order.close(order.state.get().createdOrderId ?? '')
        return checkout.show('completed')
    }
    const said = [problem?.detail ?? problem?.title ?? failure.message, ...(problem?.errors ?? []).map(({ message }) => message)]
    failed({ kind: 'refused', detail: said.filter((text) => text !== '').join('. ') })
  }

  const confirm = async (id: string) => {
    checkout.begin('confirming')
    const answer = await effects.http(confirmOrder, { params: { id } }, { idempotencyKey: attempt.key(id) })
    if (answer.ok) {
      const { orderId, customerId, orderNumber } = answer.value
      return accepted({ orderId, customerId, number: orderNumber || null })
    }
    return isFinal(answer.error) ? refusedByServer(answer.error) : reconcile(answer.error)
  }

  const save = async (): Promise<boolean> => {
    order.change(wholeOrder(rooms))
    const saved = await order.flush()
    if (saved.ok) return true
    if (saved.error.problem?.code === 'order-already-created') {
      await refusedByServer(saved.error)
      return false
    }
    failed({ kind: 'unsaved', detail: saved.error.problem?.detail ?? saved.error.message })
    return false
  }

  return (id) =>
    effects.locks.run(`confirm-${id}`, async () => {
      if (order.state.get().createdOrderId !== null) return checkout.show('completed')
      if (!(await save())) return
      const release = order.hold()
      await confirm(id).finally(release)
    })
}
