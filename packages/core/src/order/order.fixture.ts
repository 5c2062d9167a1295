import { emptyBuyer, emptyDelivery, loadOrder, saveOrder, type Input, type OrderDraft } from '@prilavok/contracts'
import { withDraftKey } from '../lib/draft-key'
import { createTestEffects, type TestEffects } from '../testing'
import { createOrder } from './index'

export const DRAFT = 'draft-1'

export const wireDraft = (more: object = {}) => ({
  id: DRAFT,
  version: 1,
  cart: [],
  customer: {},
  delivery: {},
  updatedOn: '2026-11-01T00:00:00Z',
  ...more,
})

/** An order draft as core holds it. */
export const orderDraft = (more: Partial<OrderDraft> = {}): OrderDraft => ({
  id: DRAFT,
  version: 1,
  lines: [],
  buyer: emptyBuyer,
  recipient: null,
  delivery: emptyDelivery,
  company: null,
  createdOrderId: null,
  orderNumber: null,
  orderTotal: null,
  order: null,
  access: null,
  lastStep: null,
  roistatVisitId: null,
  tinkoffInstallmentId: null,
  paymentOption: null,
  paymentStatus: null,
  ...more,
})

/** A shop server that keeps what it is sent, for all tabs of a test. */
export function keepDraft() {
  let kept: Record<string, unknown> = wireDraft()
  let version = 1
  const read = () => ({ ...kept, version })
  const save = ({ body }: Input<typeof saveOrder>) => {
    const parts = Object.entries(body).flatMap(([key, part]) =>
      typeof part === 'object' && part !== null && 'value' in part ? [[key, part.value]] : [],
    )
    if (body.id != null) kept = { ...kept, ...Object.fromEntries(parts) }
    version += 1
    return { id: DRAFT, version, savedOn: '2026-11-01T00:00:00Z' }
  }
  return {
    read,
    save,
    /** Another browser saves these parts. */
    saveElsewhere(parts: object) {
      kept = { ...kept, ...parts }
      version += 1
    },
    attach({ always }: TestEffects) {
      always(loadOrder, read)
      always(saveOrder, save)
    },
  }
}

/** The order of a page whose draft is loaded and whose edits are saved by themselves. */
export async function openOrder(server: ReturnType<typeof keepDraft>, test: TestEffects = createTestEffects()) {
  server.attach(test)
  const order = createOrder(withDraftKey(test.effects))
  const opening = order.open(null)
  await test.advance(300)
  await opening
  order.recover()
  order.autosave()
  await test.advance(1_000)
  return { ...test, order, edit: editing(order) }
}

/** Another tab of the same browser. */
export const openBeside = (server: ReturnType<typeof keepDraft>, { storage, effects, clock }: TestEffects) =>
  openOrder(server, createTestEffects({ storage: storage.otherTab(), locks: effects.locks, clock }))

const editing = (order: ReturnType<typeof createOrder>) => (names: Partial<OrderDraft['buyer']>) => {
  const { draft } = order.state.getState()
  order.change({ buyer: { ...(draft?.buyer ?? emptyBuyer), ...names } })
}
