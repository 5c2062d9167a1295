import { lazyPart } from '@prilavok/core'
import { LineField, type FieldKinds, type SmallFormFieldProps } from './small-form-field'

const loadNumber = lazyPart(() => import('@prilavok/ui/number'))

/** A typed sum becomes what rules and requests have: `1 234,5 ₽` is `1234.5`. What is no number stays, and is refused with the reason. */
function Price(props: SmallFormFieldProps) {
  const { state, onChange, onLeave } = props
  const leave = async () => {
    const typed = String(state.value ?? '')
    const number = (await loadNumber())?.parseNumber(typed) ?? null
    if (number !== null && String(number) !== typed) onChange(String(number))
    onLeave()
  }
  return <LineField {...props} onLeave={() => void leave()} />
}

/** A sum of money. */
export const priceKind: FieldKinds = { price: Price }
