/** Replaces T-Bank's instalment script: `tinkoff.create(params, {view: 'modal'})` and its events. Own code, public shape. */
import { callProvider, roubles, showWindow } from './window.js'

const names = [
  'READY',
  'SUCCESS',
  'REJECT',
  'CANCEL',
  'APPOINTED',
  'APPROVED',
  'MODAL_CLOSED',
  'KEEP_ALIVE',
  'ERROR_RESUME',
  'REDIRECT_TO_PARTNER',
]
const constants = Object.fromEntries(names.map((name) => [name, name]))
const events = { paid: 'SUCCESS', refused: 'REJECT', waiting: 'APPOINTED', failed: 'REJECT' }
const listeners = new Map()
const open = new Set()

const emit = (type, orderNumber) => {
  for (const listener of [...(listeners.get(type) ?? [])]) listener({ type, orderNumber })
}

function on(type, listener) {
  if (!listeners.has(type)) listeners.set(type, new Set())
  listeners.get(type).add(listener)
}

const off = (type, listener) => {
  if (listener === undefined) listeners.delete(type)
  else listeners.get(type)?.delete(listener)
}

function destroyAll() {
  for (const remove of open) remove()
  open.clear()
}

async function create(params) {
  const { orderNumber = '', sum = 0 } = params ?? {}
  const path = `/sim/tinkoff/${encodeURIComponent(orderNumber)}`
  const facts = await callProvider(`${path}/facts`)
  const remove = showWindow({
    title: facts?.name ?? 'Рассрочка',
    amount: facts?.overpaid?.total ?? facts?.amount ?? roubles(Number(sum)),
    schedule: facts?.schedule,
    pressed: (press) => (press === 'close' ? { outcome: 'closed' } : callProvider(path, { press })),
    ended: (result) => {
      open.delete(remove)
      const type = result === null ? 'REJECT' : events[result.outcome]
      if (type !== undefined) emit(type, orderNumber)
      emit('MODAL_CLOSED', orderNumber)
    },
  })
  open.add(remove)
  emit('READY', orderNumber)
}

const tinkoff = { create, createDemo: create, constants, methods: { on, off, destroyAll } }
Object.assign(globalThis, { tinkoff })
