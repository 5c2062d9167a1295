import { lazy, Suspense, type ComponentProps } from 'react'

const load = () => import('./inline-edit').then((module) => ({ default: module.InlineEdit }))
const InlineEdit = lazy(load)

/** Loads the code of an edit in a cell; called once the keyboard or the mouse is in a table, so that no key is lost afterwards. */
export const preloadInlineEdit = (): void => void load().catch(() => null)

/** The field of a cell, with its code loaded when it is first needed. */
export function LazyInlineEdit(props: ComponentProps<typeof InlineEdit>) {
  return (
    <Suspense fallback={<span className="pk-staff-input" />}>
      <InlineEdit {...props} />
    </Suspense>
  )
}
