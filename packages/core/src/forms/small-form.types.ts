import type { Endpoint, Input, ResponseOf } from '@prilavok/contracts'
import type { HttpFailure } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import type { Form } from './form.store'
import type { FieldRule } from './forms.types'

/** The call of the contract that a form's answers go to. */
export type FormCall = Endpoint

/** Why a form could not be sent. */
export type FormFailure = HttpFailure

/** What a field of a small form asks for; a page shows each kind in its own way. */
export type SmallFieldKind =
  | 'first-name'
  | 'last-name'
  | 'middle-name'
  | 'full-name'
  | 'phone'
  | 'email'
  | 'text'
  | 'long-text'
  | 'price'
  | 'date'
  | 'code'
  | 'score'
  | 'yes-no'

/** The values of a small form: a score is a number, a box a yes or no, everything else text. */
export type SmallFormValues = Readonly<Record<string, string | number | boolean | null>>

/** One field, as core knows it. */
export interface SmallField {
  /** How the field is typed into. */
  readonly kind: SmallFieldKind
  /** What it is judged by. */
  readonly rules: readonly FieldRule[]
  /** Its name in requests, where it differs; a server's errors refer to it. */
  readonly wire?: string
  /** The most characters that can be typed. */
  readonly most?: number
  /** One of several of which one is enough: it is called neither optional nor required. */
  readonly either?: boolean
}

/**
 * A small form: what it asks, and the call that its answers go to. `G` is what the page knows beside them, such as the product.
 * This and a file of labels are a whole form.
 */
export interface SmallFormSpec<V extends SmallFormValues, G, E extends Endpoint> {
  /** Its name in the shop, which is also the action of its tokens. */
  readonly name: string
  /** The call that it is sent by. */
  readonly endpoint: E
  /** Its values before anybody types. */
  readonly initial: V
  /** In the order of the page. */
  readonly fields: { readonly [K in keyof V & string]: SmallField }
  /** The input of the call, made of values, of what the page knows, and of the token. */
  readonly toInput: (values: V, given: G, token: string) => Input<E>
  /** The form sends a token, so that one is requested. */
  readonly needsToken?: boolean
}

/** Where the sending of a small form stands. */
export interface SmallFormState<R> {
  /** `sent` and `failed` stay until the form is sent or reset. */
  readonly status: 'idle' | 'sending' | 'sent' | 'failed'
  /** Why it could not be sent; null unless it failed. */
  readonly failure: HttpFailure | null
  /** The server's response; null until the form is sent. */
  readonly response: R | null
}

/** What became of a press on the button. */
export type SmallFormOutcome<V, R> =
  | { readonly status: 'invalid'; readonly field: keyof V & string }
  | { readonly status: 'sent'; readonly response: R }
  | {
      readonly status: 'failed'
      readonly failure: HttpFailure
      /** The only field of the form, where the server has refused its value without naming it; else null. */
      readonly field: (keyof V & string) | null
    }

/** A small form: its fields and its sending. */
export interface SmallForm<V extends SmallFormValues, R> {
  /** The fields, their values and what is wrong with them. */
  readonly form: Form<V>
  /** Where the sending stands. */
  readonly state: ReadonlyStore<SmallFormState<R>>
  /**
   * Sends what is typed, once: a second call while one is under way is the same one. The same values sent again after a failure carry
   * the same key, so that what a lost response hides is not done twice. Source: SAFE-01, SAFE-02, LEAD-12.
   */
  readonly submit: () => Promise<SmallFormOutcome<V, R>>
  /** Empty again, as for another message. */
  readonly reset: () => void
}

/** The response of a form's call. */
export type SmallFormResponse<E extends Endpoint> = ResponseOf<E>
