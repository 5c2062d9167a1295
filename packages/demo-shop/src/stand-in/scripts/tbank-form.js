/**
 * Replaces T-Bank's payment form: `PaymentIntegration.init({terminalKey, product, features})`. Draws the form in the container of
 * the feature; `paymentStartCallback` resolves with the address of the payment once the buyer presses a button. Own code, public shape.
 */
import { callProvider, roubles, showWindow } from './window.js'

const statuses = { paid: 'SUCCESS', refused: 'REJECTED', waiting: 'PROCESSING', closed: 'CANCELED', failed: 'REJECTED' }

/** The payment is started by the page, once; then the buyer's choice goes to the provider. */
async function choose(press, start) {
  if (press === 'close') return { outcome: 'closed' }
  try {
    const url = await start('card')
    return url ? await callProvider(new URL(url, document.baseURI).pathname, { press }) : null
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
    card: true,
    pressed: (press) => choose(press, start),
    ended: (result) => {
      const outcome = result?.outcome ?? 'failed'
      changed?.(statuses[outcome])
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
