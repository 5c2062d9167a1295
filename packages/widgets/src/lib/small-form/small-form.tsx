import type { FormCall, FormFailure, SmallFormResponse, SmallFormSpec, SmallFormValues } from '@prilavok/core/forms'
import { notificationsFeature } from '@prilavok/core/notifications'
import { useShop, useSmallForm } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { ErrorSummary, errorSummaryLabels } from '@prilavok/ui/field'
import { Notice } from '@prilavok/ui/notice'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLabels } from '../labels'
import { takeFilled } from '../take-filled'
import { LineField, type FieldKinds } from './small-form-field'
import { smallFormRu } from './small-form.labels'
import './small-form.css'

/** The words of one form: its fields by name, and what differs from those of every small form. */
export type SmallFormText<V> = Readonly<Record<keyof V & string, string>> & {
  readonly submit?: string
  readonly sent?: string
  readonly failed?: string
}

/** A small form on a page. */
export interface SmallFormProps<V extends SmallFormValues, G, E extends FormCall> {
  readonly spec: SmallFormSpec<V, G, E>
  /** What is sent beside the fields. */
  readonly given: G
  /** What it is about, such as the id of a product; two widgets of one form and subject share what is typed. */
  readonly subject?: string | undefined
  readonly text: SmallFormText<V>
  /** How fields that are more than a line of text are shown. */
  readonly kinds?: FieldKinds | undefined
  /** Hints below fields. */
  readonly help?: Partial<Readonly<Record<keyof V & string, string>>>
  /** Is told once the form is sent, in place of the thanks that otherwise take its place. */
  readonly onSent?: ((response: SmallFormResponse<E>) => void) | undefined
  /** No thanks as a notification: what follows says it. */
  readonly silent?: boolean
  /** What was typed stays once it is sent, as the words of a search do. */
  readonly keeps?: boolean
  /** Words for a failure that the form knows better; undefined for those of every form. */
  readonly failedText?: ((failure: FormFailure) => string | undefined) | undefined
  /** What stands between the fields and the button. */
  readonly children?: ReactNode
  /** What can be done instead: quiet buttons and words beside the button. */
  readonly beside?: ReactNode
}

/**
 * A small form: fields, what is wrong with them, and one button. After a failure everything typed stays; once sent, thanks take its place.
 * Source: LEAD-12, A11Y-03.
 */
export function SmallForm<V extends SmallFormValues, G, E extends FormCall>({
  spec,
  given,
  subject,
  text,
  kinds,
  help,
  onSent,
  silent = false,
  keeps = false,
  failedText,
  children,
  beside,
}: SmallFormProps<V, G, E>) {
  const words = useLabels('smallForm', smallFormRu)
  const summaryWords = useLabels('errorSummary', errorSummaryLabels)
  const notifications = useShop().use(notificationsFeature)
  const { form, fields, status, submit, reset, prepare } = useSmallForm(spec, {
    given,
    subject,
    labels: text,
    messages: words as Partial<typeof words>,
  })
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const [listed, setListed] = useState(false)
  const names = Object.keys(spec.fields) as (keyof V & string)[]
  // A list of one error above the one field would say the same twice.
  const errors =
    listed && names.length > 1
      ? form.errors().map(({ field, text: message }) => ({ fieldId: `${id}-${field}`, message }))
      : []

  // Before the paint: the frame that lists the errors is the one that leads to them (VALID-24).
  useLayoutEffect(() => {
    if (tries === 0) return
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(summary.current ?? wrong)?.focus()
    wrong?.scrollIntoView({ block: 'nearest' })
  }, [tries])
  useEffect(() => {
    if (status === 'sent' && onSent === undefined) thanks.current?.focus()
  }, [status, onSent])

  const send = async () => {
    if (root.current !== null) takeFilled(root.current)
    const outcome = await submit()
    setListed(outcome.status !== 'sent')
    if (outcome.status === 'sent') {
      if (!silent) notifications.show({ text: text.sent ?? words.sent })
      if (onSent === undefined) return
      if (!keeps) reset()
      return onSent(outcome.response)
    }
    if (outcome.status === 'failed') {
      const seconds = outcome.failure.problem?.retryAfterSeconds ?? null
      const detail = seconds === null ? {} : { detail: words.wait(seconds) }
      const said = failedText?.(outcome.failure) ?? text.failed ?? words.failed
      if (outcome.field === null) notifications.show({ kind: 'danger', text: said, ...detail })
      else form.refuse(outcome.field, { rule: 'refused', text: said })
    }
    setTries((before) => before + 1)
  }

  if (status === 'sent' && onSent === undefined) {
    return (
      <div className="pk-small-form" tabIndex={-1} ref={thanks}>
        <Notice tone="success" action={<Button onClick={reset}>{words.again}</Button>}>
          {text.sent ?? words.sent}
        </Notice>
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in a field sends, as in every form; a form element may not stand in one of the page
    <div
      className="pk-small-form pk-fields"
      ref={root}
      onFocus={prepare}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement && /^(text|tel|email|date)$/.test(target.type))
          void send()
      }}
    >
      <ErrorSummary errors={errors} ref={summary} labels={summaryWords} />
      {names.map((name) => {
        const Field = kinds?.[spec.fields[name].kind] ?? LineField
        return (
          <Field
            key={name}
            id={`${id}-${name}`}
            field={spec.fields[name]}
            state={fields[name]}
            label={text[name]}
            help={help?.[name]}
            onChange={(value) => form.change(name, value as V[typeof name])}
            onLeave={() => form.blur(name)}
          />
        )
      })}
      {children}
      <div className="pk-small-form__end">
        <Button variant="primary" busy={status === 'sending'} onClick={() => void send()}>
          {text.submit ?? words.submit}
        </Button>
        {beside}
      </div>
    </div>
  )
}
