import { callMeBack } from '@prilavok/contracts/lead'
import { phone, required, type SmallFormSpec } from '@prilavok/core/forms'

/** A form that asks a master to come: this and its labels are all of it. */
export const masterForm: SmallFormSpec<
  { readonly firstName: string; readonly phone: string },
  { readonly productId: string },
  typeof callMeBack
> = {
  name: 'ask-a-master',
  endpoint: callMeBack,
  initial: { firstName: '', phone: '' },
  fields: {
    firstName: { kind: 'first-name', rules: [required()] },
    phone: { kind: 'phone', rules: [required(), phone()], wire: 'PhoneNumber' },
  },
  toInput: ({ firstName, phone: number }, { productId }) => ({
    body: { ProductId: productId, FirstName: firstName, PhoneNumber: number },
  }),
}
