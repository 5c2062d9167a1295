import type { Shop } from '@prilavok/core'
import {
  phoneSettings,
  robotCheckSettings,
  createSmallForm,
  createTokenSource,
  type FormCall,
  type FormState,
  type RuleMessages,
  type SmallForm,
  type SmallFormResponse,
  type SmallFormSpec,
  type SmallFormState,
  type SmallFormValues,
  type TokenSource,
} from '@prilavok/core/forms'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

const nothing = () => {}

/** What a page brings to a small form. */
export interface SmallFormOptions<V, G> {
  /** What is sent beside the fields. */
  readonly given: G
  /** What the form is about, such as the id of a product: two widgets of one form and subject share what is typed. */
  readonly subject?: string | undefined
  /** The fields' names as people read them; those of the first widget stay. */
  readonly labels: Readonly<Record<keyof V & string, string>>
  /** Messages in place of the Russian ones. */
  readonly messages?: RuleMessages | undefined
}

/** A small form as a component sees it. */
export interface UseSmallForm<V extends SmallFormValues, R>
  extends SmallFormState<R>, Pick<SmallForm<V, R>, 'form' | 'submit' | 'reset'> {
  /** What is typed into the fields, and what is wrong with it. */
  readonly fields: FormState<V>
  /** Somebody is about to type: what the form will need is loaded. */
  readonly prepare: () => void
}

interface Begun {
  readonly small: unknown
  given: unknown
}

/** Forms that were begun on this page: one that is closed and opened again shows what was typed, and sends it under the same key. */
const begun = new WeakMap<Shop, Map<string, Begun>>()
const sources = new WeakMap<Shop, TokenSource>()

function kept<T>(map: WeakMap<Shop, T>, shop: Shop, make: () => T): T {
  const value = map.get(shop) ?? make()
  map.set(shop, value)
  return value
}

/** One small form of the page. */
export function useSmallForm<V extends SmallFormValues, G, E extends FormCall>(
  spec: SmallFormSpec<V, G, E>,
  { given, subject = '', labels, messages }: SmallFormOptions<V, G>,
): UseSmallForm<V, SmallFormResponse<E>> {
  const shop = useShop()
  const { effects, settings } = shop
  const forms = kept(begun, shop, () => new Map<string, Begun>())
  const tokens = kept(sources, shop, () => createTokenSource(effects, settings(robotCheckSettings).robotCheck))
  const key = `${spec.name} ${subject}`
  const begin = (): Begun => {
    const entry: Begun = {
      given,
      small: createSmallForm(spec, {
        effects,
        tokens,
        labels,
        foreignPhones: settings(phoneSettings).foreignPhones,
        given: () => entry.given as G,
        ...(messages && { messages }),
      }),
    }
    forms.set(key, entry)
    return entry
  }
  const entry = forms.get(key) ?? begin()
  useEffect(() => void (entry.given = given))
  const small = entry.small as SmallForm<V, SmallFormResponse<E>>
  return {
    ...useStore(small.state),
    fields: useStore(small.form.state),
    form: small.form,
    submit: small.submit,
    reset: small.reset,
    prepare: spec.needsToken === true ? tokens.prepare : nothing,
  }
}
