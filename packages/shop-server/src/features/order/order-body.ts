const WRAPPED_PARTS = ['lastStep', 'cart', 'customer', 'recipient', 'delivery', 'company']
const EMPTY_FOR_NULL = [
  'firstName',
  'lastName',
  'phone',
  'inn',
  'ogrn',
  'companyName',
  'bic',
  'bankAccount',
  'corAccount',
]

type Json = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a wrapper, or null when the record is none: `{"value": x}` and nothing else. */
const wrapping = (value: unknown): { readonly value: unknown } | null => {
  if (!isRecord(value)) return null
  const entries = Object.entries(value)
  const [only] = entries
  return only && entries.length === 1 && only[0].toLowerCase() === 'value' ? { value: only[1] } : null
}

/** Takes wrappers off leaves: `{"firstName": {"value": "Анна"}}` is `{"firstName": "Анна"}`. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  const wrapper = wrapping(value)
  if (wrapper) return bare(wrapper.value)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bare(each)])) : value
}

/** A half-typed recipient or company has nulls where the contract wants text, and a recipient may lack the phone. */
function withoutNulls(part: string, value: unknown): unknown {
  if (!isRecord(value)) return value
  const isText = (key: string) => EMPTY_FOR_NULL.some((name) => name.toLowerCase() === key.toLowerCase())
  const filled = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, each === null && isText(key) ? '' : each]),
  )
  const lacksPhone = part === 'recipient' && !Object.keys(filled).some((key) => key.toLowerCase() === 'phone')
  return lacksPhone ? { ...filled, phone: '' } : filled
}

/**
 * Converts an order body to the contract's form: parts wrapped as `{value}`. Servers also read parts that are bare
 * and parts whose leaves are wrapped (CONTRACT section 10, 1).
 * Source: CHK-47.
 */
export function wrapOrderParts(body: unknown): unknown {
  if (!isRecord(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const part = WRAPPED_PARTS.find((name) => name.toLowerCase() === key.toLowerCase())
      if (part === undefined) return [key, bare(value)]
      const wrapper = wrapping(value)
      const unwrapped = bare(wrapper ? wrapper.value : value)
      return [part, { value: part === 'recipient' || part === 'company' ? withoutNulls(part, unwrapped) : unwrapped }]
    }),
  )
}
