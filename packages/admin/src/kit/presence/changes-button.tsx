import { Suspense } from 'react'
import { lazyComponent } from '../staff/lazy-component'
import type { Changes } from './use-changes'

const ChangesTold = lazyComponent(() => import('./changes-told').then((module) => module.ChangesTold))

/** Says that others have changed something, with a button that reads the list again; is silent without changes. */
export const ChangesButton = (props: { readonly changes: Changes; readonly onRefresh: () => void }) => (
  <span className="pk-staff-table__news" aria-live="polite">
    {(props.changes.isUnsure || props.changes.ids.size > 0) && (
      <Suspense fallback={null}>
        <ChangesTold {...props} />
      </Suspense>
    )}
  </span>
)
