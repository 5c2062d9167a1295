import { Suspense } from 'react'
import { lazyComponent } from '../staff/lazy-component'
import type { InlineEditProps } from './inline-edit'

const InlineEdit = lazyComponent(() => import('./inline-edit').then((module) => module.InlineEdit))

/** Loads the code of an edit in a cell; called once the keyboard or the mouse is in a table, so that no key is lost afterwards. */
export const preloadInlineEdit = InlineEdit.preload

/** The field of a cell, with its code loaded when it is first needed. */
export function LazyInlineEdit(props: InlineEditProps) {
  return (
    <Suspense fallback={<span className="pk-staff-input" />}>
      <InlineEdit {...props} />
    </Suspense>
  )
}
