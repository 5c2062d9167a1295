import type { FormCall, SmallFormSpec, SmallFormValues } from '@prilavok/core/forms'
import type { OpenedForm } from '../lib/small-form/form-opener'
import { phoneKind } from '../lib/small-form/phone-kind'
import { priceKind } from '../lib/small-form/price-kind'
import { SmallForm, type SmallFormText } from '../lib/small-form/small-form'
import { SmallFormDialog } from '../lib/small-form/small-form-dialog'
import { ConsentNote, type ConsentNoteProps } from './consent-note'

const kinds = { ...phoneKind, ...priceKind }

/** The words of a lead form. */
type LeadText<V> = SmallFormText<V> & ConsentNoteProps & { readonly title: string; readonly intro?: string }

interface LeadFormProps<V extends SmallFormValues, G, E extends FormCall> {
  readonly spec: SmallFormSpec<V, G, E>
  readonly given: G
  readonly subject?: string | undefined
  readonly text: LeadText<V>
  readonly help?: Partial<Readonly<Record<keyof V & string, string>>>
  /** In a window; in the page without it. */
  readonly opened?: OpenedForm | undefined
}

/** A lead form, in the page or in a window. */
export function LeadForm<V extends SmallFormValues, G, E extends FormCall>({
  opened,
  text,
  ...form
}: LeadFormProps<V, G, E>) {
  const note = <ConsentNote consent={text.consent} policy={text.policy} />
  if (opened === undefined) {
    return (
      <>
        {text.intro !== undefined && <p className="pk-small-form__intro">{text.intro}</p>}
        <SmallForm {...form} text={text} kinds={kinds}>
          {note}
        </SmallForm>
      </>
    )
  }
  return (
    <SmallFormDialog {...form} text={text} kinds={kinds} title={text.title} intro={text.intro} {...opened}>
      {note}
    </SmallFormDialog>
  )
}
