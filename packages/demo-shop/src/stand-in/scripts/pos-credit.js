/**
 * Replaces the credit broker's script: `poscreditServices('creditProcess', accessId, order, done)`. The buyer's choice becomes a
 * profile, which the page saves at its shop through `poscreditSaveProfile`; the profile's name holds the banks' decision.
 * Own code, public shape.
 */
import { roubles, showWindow } from './window.js'

const decisions = { pay: 'ok', refuse: 'bank-reject', wait: 'never' }
/** 2 refused, 3 declined by the buyer, 4 decided by hand, 5 approved and not confirmed yet. */
const codes = { pay: 5, refuse: 2, wait: 4, close: 3 }

const profileOf = (press) => `${decisions[press]}.${crypto.randomUUID()}`
const sumOf = (products) => products.reduce((sum, { price, count }) => sum + Number(price) * Number(count ?? 1), 0)

function creditProcess({ products = [], phone = '', fio = '' }, done) {
  showWindow({
    title: 'Кредит в магазине',
    amount: roubles(sumOf(products)),
    pressed: (press) => press,
    ended: (press) => {
      if (press !== 'close') globalThis.poscreditSaveProfile?.(profileOf(press), fio, phone)
      globalThis.poscreditCheckStatus?.(codes[press])
      done?.({ success: true })
    },
  })
}

function poscreditServices(service, accessId, order, done) {
  if (service === 'creditProcess' && accessId && order) creditProcess(order, done)
  else done?.({ success: false })
}

Object.assign(globalThis, { poscreditServices })
