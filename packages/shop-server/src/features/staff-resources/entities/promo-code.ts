import { promoCodeResource } from '@prilavok/contracts/admin'
import type { FieldError } from '../../../rules/order-check'
import { filled, generated, type ServerResource, type StaffRecord } from '../engine/server-resource'

/** As buyers' typing is compared: capitals, digits, hyphens. */
const CODE = /^[A-ZА-ЯЁ0-9][A-ZА-ЯЁ0-9_-]{2,39}$/

const isNumber = (value: unknown): value is number => typeof value === 'number'
const error = (field: string, code: string, message: string): FieldError => ({ pointer: `/${field}`, code, message })

/** What is wrong with a promo code. */
function mistakes({
  code,
  percent,
  sum,
  minSum,
  startsOn,
  endsOn,
  most,
  mostEach,
}: StaffRecord): readonly FieldError[] {
  const amounts = [percent, sum].filter(isNumber)
  return [
    ...(CODE.test(String(code ?? ''))
      ? []
      : [error('code', 'code', 'Заглавные буквы, цифры и дефис, от 3 до 40 знаков')]),
    ...(amounts.length === 1 ? [] : [error('percent', 'either', 'Укажите или процент, или сумму')]),
    ...(!isNumber(percent) || (percent >= 1 && percent <= 99) ? [] : [error('percent', 'max', 'От 1 до 99%')]),
    ...(!isNumber(sum) || sum > 0 ? [] : [error('sum', 'min_value', 'Сумма больше нуля')]),
    ...(!isNumber(minSum) || minSum >= 0 ? [] : [error('minSum', 'min_value', 'Сумма не меньше нуля')]),
    ...(typeof startsOn !== 'string' || typeof endsOn !== 'string' || Date.parse(startsOn) < Date.parse(endsOn)
      ? []
      : [error('endsOn', 'min_value', 'Окончание раньше начала')]),
    ...(!isNumber(most) || most >= 1 ? [] : [error('most', 'min_value', 'Не меньше одного')]),
    ...(!isNumber(mostEach) || mostEach >= 1 ? [] : [error('mostEach', 'min_value', 'Не меньше одного')]),
  ]
}

/** Promo codes on their table; triggers count how often each was used. */
export const promoCode: ServerResource = {
  resource: promoCodeResource,
  table: 'promo_code',
  columns: generated({ code: 'text', isActive: 'bool', percent: 'number', most: 'number' }),
  computed: { used: filled('number', 'used') },
  search: ['code', 'comment'],
  required: ['code'],
  unique: ['code'],
  references: { categoryIds: 'category', productIds: 'product' },
  validate: mistakes,
}
