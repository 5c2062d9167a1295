import { changed, emptyCart, linesChanged } from '@prilavok/core/cart'
import { buyerRules, createValidator } from '@prilavok/core/forms'
import type { Comparison, FunctionCase } from '../lib/compare'
import { timesOf } from '../lib/goals'

const product = (index: number) => ({
  id: `p${index}`,
  name: `Товар ${index}`,
  price: 129_900 + index,
  thumbUrl: '',
  link: '',
  quantity: 1,
})

/** The limit: one loop over a plain table. */
function plainCart(lines: number): () => number {
  const table = Array.from({ length: lines }, (_, index) => product(index))
  let turn = 0
  return () => {
    const line = table[turn++ % lines]
    if (line !== undefined) line.quantity = 1 + (line.quantity % 9)
    let total = 0
    for (const { price, quantity } of table) total += price * quantity
    return total
  }
}

/** Ours: one change of the products list and the state that follows from it. */
function ourCart(lines: number): () => number {
  let state = linesChanged(
    emptyCart,
    Array.from({ length: lines }, (_, index) => product(index)),
  )
  let turn = 0
  return () => {
    turn += 1
    state = linesChanged(state, changed(state.lines, { kind: 'set', id: `p${turn % lines}`, quantity: 1 + (turn % 9) }))
    return state.total
  }
}

const buyer = {
  lastName: 'Петров',
  firstName: 'Иван',
  middleName: '',
  phone: '+7 (912) 345-67-89',
  secondaryPhone: '',
  email: 'ivan@mail.ru',
}
const wrong = { ...buyer, firstName: '', phone: '+7999', email: 'x' }

function plainValidation(): () => unknown {
  const separators = /[\s\-()]/g
  const isPhone = (text: string) => /^\d{10}$/.test(text.replace(separators, '').replace(/^(\+7|8)/, ''))
  const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
  let turn = 0
  return () => {
    const values = turn++ % 2 ? buyer : wrong
    const errors: Record<string, string> = {}
    if (!values.lastName.trim()) errors['lastName'] = 'обязательно'
    if (!values.firstName.trim()) errors['firstName'] = 'обязательно'
    if (!isPhone(values.phone)) errors['phone'] = 'телефон'
    if (values.secondaryPhone && !isPhone(values.secondaryPhone)) errors['secondaryPhone'] = 'телефон'
    if (values.email && !isMail(values.email)) errors['email'] = 'почта'
    return errors
  }
}

function ourValidation(): () => unknown {
  const fields = Object.fromEntries(Object.entries(buyerRules).map(([name, rules]) => [name, { label: name, rules }]))
  const validator = createValidator(fields)
  let turn = 0
  return () => validator.errorsOf(turn++ % 2 ? buyer : wrong)
}

const job = (name: string, limit: Comparison['limit'], ours: Comparison['ours']): Comparison => ({
  name,
  limit,
  ours,
  goal: timesOf('core', name),
})

/** `npm run bench -- core`. */
export const coreCase: FunctionCase = {
  ours: [
    job('change and total of a cart, 10 lines', plainCart(10), ourCart(10)),
    job('change and total of a cart, 1,000 lines', plainCart(1_000), ourCart(1_000)),
    job('validate the contacts', plainValidation(), ourValidation()),
  ],
}
