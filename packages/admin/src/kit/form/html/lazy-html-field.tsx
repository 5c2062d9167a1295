import { Suspense, type ComponentProps } from 'react'
import { lazyComponent } from '../../staff/lazy-component'

const HtmlField = lazyComponent(() => import('./html-field').then((module) => module.HtmlField))

/** An editor whose code is loaded with the first one that is shown. */
export function LazyHtmlField(props: ComponentProps<typeof HtmlField>) {
  return (
    <Suspense fallback={<span className="pk-staff-input" />}>
      <HtmlField {...props} />
    </Suspense>
  )
}
