/** Stands in for T-Bank's instalment script: `tinkoff.create(params, {view: 'modal'})` and its events. Own code, public shape. */
import { ask, roubles, showWindow } from './window.js'

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
const heard = new Map()
const open = new Set()

const tell = (type, orderNumber) => {
  for (const hear of [...(heard.get(type) ?? [])]) hear({ type, orderNumber })
}

function on(type, hear) {
  if (!heard.has(type)) heard.set(type, new Set())
  heard.get(type).add(hear)
}

const off = (type, hear) => {
  if (hear === undefined) heard.delete(type)
  else heard.get(type)?.delete(hear)
}

function destroyAll() {
  for (const remove of open) remove()
  open.clear()
}

async function create(params) {
  const { orderNumber = '', sum = 0 } = params ?? {}
  const path = `/sim/tinkoff/${encodeURIComponent(orderNumber)}`
  const facts = await ask(`${path}/facts`)
  const remove = showWindow({
    title: facts?.name ?? 'Рассрочка',
    amount: facts?.amount ?? roubles(Number(sum)),
    schedule: facts?.schedule,
    pressed: (press) => (press === 'close' ? { outcome: 'closed' } : ask(path, { press })),
    ended: (answer) => {
      open.delete(remove)
      const type = answer === null ? 'REJECT' : events[answer.outcome]
      if (type !== undefined) tell(type, orderNumber)
      tell('MODAL_CLOSED', orderNumber)
    },
  })
  open.add(remove)
  tell('READY', orderNumber)
}

const tinkoff = { create, createDemo: create, constants, methods: { on, off, destroyAll } }
Object.assign(globalThis, { tinkoff })
