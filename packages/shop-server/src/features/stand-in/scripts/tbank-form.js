/**
 * Stands in for T-Bank's payment form: `PaymentIntegration.init({terminalKey, product, features})`. Draws the form in the container of
 * the feature; `paymentStartCallback` answers the address of the payment once the buyer presses a button. Own code, public shape.
 */
import { ask, roubles, showWindow } from './window.js'

const words = { paid: 'SUCCESS', refused: 'REJECTED', waiting: 'PROCESSING', closed: 'CANCELED', failed: 'REJECTED' }

/** The payment is started by the page, once; then the buyer's choice goes to the provider. */
async function choose(press, start) {
  if (press === 'close') return { outcome: 'closed' }
  try {
    const url = await start('card')
    return url ? await ask(new URL(url, document.baseURI).pathname, { press }) : null
  } catch {
    return null
  }
}

function drawForm(form) {
  const { container, start, amount, changed } = form
  form.remove = showWindow({
    title: 'Оплата картой',
    amount,
    container,
    pressed: (press) => choose(press, start),
    ended: (answer) => {
      const outcome = answer?.outcome ?? 'failed'
      changed?.(words[outcome])
      // The form is a part of the page: it can be left, not closed.
      if (outcome === 'closed') drawForm(form)
    },
  })
}

async function init({ terminalKey, product, features = {} }) {
  const { payment, iframe } = features
  const container = iframe?.container ?? payment?.container
  const start = payment?.paymentStartCallback ?? iframe?.paymentStartCallback
  if (!terminalKey || product !== 'eacq' || !container || !start)
    throw new Error('PaymentIntegration.init: terminalKey, product, container and callback.')
  const amount = payment?.order?.amount
  const form = {
    container,
    start,
    amount: amount === undefined ? null : roubles(amount),
    changed: (iframe ?? payment).config?.status?.changedCallback,
  }
  drawForm(form)
  return { unmount: () => form.remove() }
}

const PaymentIntegration = { init }
Object.assign(globalThis, { PaymentIntegration })
