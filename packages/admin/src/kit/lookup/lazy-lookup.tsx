import { Suspense } from 'react'
import { lazyComponent } from '../staff/lazy-component'
import type { LookupFieldProps } from './lookup-field'

const LookupField = lazyComponent(() => import('./lookup-field').then((module) => module.LookupField))

/** A look-up whose code is loaded with the first one that is shown. */
export function LazyLookup(props: LookupFieldProps) {
  return (
    <Suspense fallback={<span className="pk-staff-input" />}>
      <LookupField {...props} />
    </Suspense>
  )
}
