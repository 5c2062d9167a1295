import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '../../kit/staff/lazy-component'
import { createRoot, type Root } from 'react-dom/client'
import { createStaffPage, type StaffPage, type StaffSettings } from '../create-staff'
import { readRoute } from '../links'
import { StaffRoot } from '../staff-root'
import { pageUrl } from '../../kit/lib/url-port'
import type { Descriptor } from '../../kit/describe/descriptor.types'
import type { Staff } from '../../kit/staff/staff-context'
import { readAttributes, type MountName } from './read-attributes'

const StaffApp = lazyComponent(() => import('../staff-app').then((module) => module.StaffApp))
const DataTable = lazyComponent(() => import('../../kit/table/data-table').then((module) => module.DataTable))
const RecordForm = lazyComponent(() => import('../../kit/form/record-form').then((module) => module.RecordForm))
const LookupField = lazyComponent(() => import('../../kit/lookup/lookup-field').then((module) => module.LookupField))
const HistoryPanel = lazyComponent(() => import('../../kit/form/history-panel').then((module) => module.HistoryPanel))
const FileBox = lazyComponent(() => import('../../files/file-box').then((module) => module.FileBox))
const Terminal = lazyComponent(() => import('../../terminal/terminal').then((module) => module.Terminal))

/** A look-up of a page's own form: the chosen ids are in a hidden field of the form, and in a change event. */
function PageLookup({
  of,
  many,
  name,
  label,
  element,
}: {
  readonly of: string
  readonly many: boolean
  readonly name: string
  readonly label: string
  readonly element: HTMLElement
}) {
  const [ids, setIds] = useState<readonly string[]>([])
  const change = (next: readonly string[]) => {
    setIds(next)
    element.dispatchEvent(new CustomEvent('prilavok:lookup', { bubbles: true, detail: { ids: next } }))
  }
  return (
    <>
      <LookupField of={of} many={many} label={label} value={ids} onChange={change} />
      {ids.map((id) => (
        <input key={id} type="hidden" name={name} value={id} />
      ))}
    </>
  )
}

function contentOf(element: HTMLElement, menu: Staff['menu']): ReactNode | null {
  const { mount, resource, id, prefix, fixed, height, type, many, name, label } = readAttributes(element.dataset)
  const entryOf = (name: string) => menu.find(({ key }) => key === name)
  const entry = entryOf(resource)
  // Code is on its way while the session is asked for.
  const described = (screen: { readonly preload: () => void }, render: (descriptor: Descriptor) => ReactNode) => {
    if (entry === undefined) return null
    screen.preload()
    entry.WithDescriptor.preload()
    return <entry.WithDescriptor>{render}</entry.WithDescriptor>
  }
  const app = () => {
    StaffApp.preload()
    entryOf(readRoute(location.hash).screen)?.WithDescriptor.preload()
    return <StaffApp />
  }
  const screens: Readonly<Record<MountName, () => ReactNode | null>> = {
    'admin-app': app,
    'admin-terminal': () => <Terminal />,
    'admin-files': () => <FileBox type={type} />,
    'admin-lookup': () => <PageLookup of={resource} many={many} name={name} label={label} element={element} />,
    'admin-table': () =>
      described(DataTable, (descriptor) => (
        <DataTable
          descriptor={descriptor}
          url={prefix === null ? undefined : pageUrl}
          prefix={prefix ?? ''}
          fixed={fixed}
          height={height}
        />
      )),
    'admin-form': () => described(RecordForm, (descriptor) => <RecordForm descriptor={descriptor} id={id} />),
    'admin-history': () =>
      id === null ? null : described(HistoryPanel, (descriptor) => <HistoryPanel descriptor={descriptor} id={id} />),
  }
  return mount === null ? null : (screens[mount]() ?? null)
}

/** The staff wing of a page: what has been mounted, and how to take it away. */
export interface MountedStaff {
  /** The session and settings of the page. */
  readonly page: StaffPage
  /** Mounts the elements that have come since; an element is mounted once. */
  readonly mount: (within?: ParentNode) => void
  /** Takes everything away. */
  readonly unmount: () => void
}

/** Finds the elements with `data-prilavok="admin-…"` and renders the staff wing into them; they share one session. */
export function mountStaff(settings: StaffSettings = {}): MountedStaff {
  const withMap = document.querySelector<HTMLElement>('[data-prilavok^="admin-"][data-map-tiles]')
  const map = settings.map ?? readAttributes(withMap?.dataset ?? {}).map ?? undefined
  const page = createStaffPage({ ...settings, map })
  const roots = new Map<Element, Root>()
  const mount = (within: ParentNode = document) => {
    for (const element of within.querySelectorAll<HTMLElement>('[data-prilavok^="admin-"]')) {
      if (roots.has(element)) continue
      const content = contentOf(element, page.staff.menu)
      if (content === null) {
        console.warn(
          `[Prilavok] data-prilavok="${element.dataset['prilavok']}" needs a known data-resource, and a form's history a data-record-id.`,
        )
        continue
      }
      element.classList.add('pk-root', 'pk-staff-root')
      const root = createRoot(element)
      root.render(
        <StaffRoot page={page} isFirst={roots.size === 0}>
          <Suspense fallback={null}>{content}</Suspense>
        </StaffRoot>,
      )
      roots.set(element, root)
    }
  }
  mount()
  return {
    page,
    mount,
    unmount: () => {
      for (const [element, root] of roots) {
        root.unmount()
        element.classList.remove('pk-root', 'pk-staff-root')
      }
      roots.clear()
    },
  }
}
