import { lazy, Suspense, type ComponentProps } from 'react'

const LookupField = lazy(() => import('./lookup-field').then((module) => ({ default: module.LookupField })))

/** A look-up whose code is loaded with the first one that is shown. */
export function LazyLookup(props: ComponentProps<typeof LookupField>) {
  return (
    <Suspense fallback={<span className="pk-staff-input" />}>
      <LookupField {...props} />
    </Suspense>
  )
}
