import { lazy, Suspense, type ComponentProps } from 'react'

const HtmlField = lazy(() => import('./html-field').then((module) => ({ default: module.HtmlField })))

/** An editor whose code is loaded with the first one that is shown. */
export function LazyHtmlField(props: ComponentProps<typeof HtmlField>) {
  return (
    <Suspense fallback={<span className="pk-staff-input" />}>
      <HtmlField {...props} />
    </Suspense>
  )
}
