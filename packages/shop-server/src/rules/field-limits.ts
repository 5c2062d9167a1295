import type { FieldError } from './order-check'

/** Longest texts of the order body, characters (CONTRACT section 9). */
// Company numbers have generous limits: a wrong length warns the buyer and must not lose the order (INVOICE-04).
const FIELD_LIMITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  customer: {
    firstName: 100,
    lastName: 100,
    middleName: 100,
    fullName: 300,
    phone: 64,
    secondaryPhone: 64,
    email: 254,
    comment: 2000,
  },
  recipient: { firstName: 100, lastName: 100, middleName: 100, phone: 64 },
  delivery: {
    transportCompany: 64,
    pickPointId: 64,
    cityId: 64,
    purchaseType: 64,
    addressDelivery: 500,
    addressDeliveryCity: 200,
    addressDeliveryStreet: 200,
    addressDeliveryHouse: 50,
    addressDeliverApartment: 50,
  },
  company: { inn: 40, kpp: 40, ogrn: 40, companyName: 300, bic: 40, bankAccount: 40, corAccount: 40 },
}

/** Different products of one order. */
const MAX_LINES = 200
/** Pieces of one product (SAFE-08). */
const MAX_QUANTITY = 9999

interface Line {
  readonly quantity: number
}
type Parts = Readonly<Record<string, Readonly<Record<string, unknown>> | null | undefined>>

/** Texts of an order body that are longer than the contract allows. */
export const lengthErrors = (parts: Parts): readonly FieldError[] =>
  Object.entries(FIELD_LIMITS).flatMap(([part, fields]) =>
    Object.entries(fields).flatMap(([field, limit]) => {
      const value = parts[part]?.[field]
      if (typeof value !== 'string' || [...value].length <= limit) return []
      return [
        {
          pointer: `/${part}/value/${field}`,
          code: 'max',
          message: `Поле ${field} не может быть более ${limit} символов`,
        },
      ]
    }),
  )

/** Lines of a cart that no order can have: quantities outside 1 to 9999, too many different products. */
export function lineErrors(lines: readonly Line[], pointer: string): readonly FieldError[] {
  const tooMany = lines.length > MAX_LINES
  const message = `Поле quantity должно быть между 1 и ${MAX_QUANTITY}`
  return [
    ...(tooMany ? [{ pointer, code: 'max', message: `Поле cart не может быть более ${MAX_LINES} товаров` }] : []),
    ...lines.flatMap(({ quantity }, index) =>
      Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
        ? []
        : [{ pointer: `${pointer}/${index}/quantity`, code: 'between', message }],
    ),
  ]
}
