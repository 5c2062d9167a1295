import { signOut } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { lazyScreen } from '../lib/lazy-screen'
import { hashUrl } from '../lib/url-port'
import type { Descriptor, ResourceGroup } from '../resources/descriptor.types'
import { descriptorOf, descriptors } from '../resources/descriptors'
import { DataTable } from '../table/data-table'
import { createHashLinks, readRoute } from './links'
import { StaffContext, useCan, useStaff, useText } from './staff-context'
import '../styles/app.css'

const HomePage = lazy(() => import('../screens/home/home-page').then((module) => ({ default: module.HomePage })))
const Palette = lazy(() => import('./palette').then((module) => ({ default: module.Palette })))
const RecordScreen = lazy(() => import('./record-screen').then((module) => ({ default: module.RecordScreen })))
const KeysDialog = lazy(() => import('./keys-dialog').then((module) => ({ default: module.KeysDialog })))
const Terminal = lazy(() => import('../tools/terminal').then((module) => ({ default: module.Terminal })))
const Experiments = lazy(() =>
  import('../screens/experiments/experiments-screen').then((module) => ({ default: module.ExperimentsScreen })),
)
const FileBox = lazy(() => import('../tools/file-box').then((module) => ({ default: module.FileBox })))

const GROUPS: readonly ResourceGroup[] = ['orders', 'catalogue', 'delivery', 'content', 'system']

function Menu({ screen }: { readonly screen: string }) {
  const { links, locale } = useStaff()
  const can = useCan()
  const words = useText('app')
  const item = (key: string, name: string) => (
    <li key={key}>
      <a href={links.list(key)} aria-current={screen === key ? 'page' : undefined}>
        {name}
      </a>
    </li>
  )
  return (
    <nav className="pk-staff-menu" aria-label={words.menu}>
      <ul>{item('', words.home)}</ul>
      {GROUPS.map((group) => {
        const shown = descriptors.filter((each) => each.group === group && can(each.resource.permission, 'read'))
        const tools =
          group === 'system'
            ? [
                ...(can('experiment', 'read') ? [item('experiments', words.experiments)] : []),
                ...(can('file', 'write') ? [item('files', words.files)] : []),
                ...(can('terminal', 'read') ? [item('terminal', words.terminal)] : []),
              ]
            : []
        if (shown.length + tools.length === 0) return null
        return (
          <div key={group}>
            <h2>{words.groups[group]}</h2>
            <ul>
              {shown.map(({ resource }) => item(resource.key, resource.titles[locale]))}
              {tools}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

function ListScreen({ descriptor }: { readonly descriptor: Descriptor }) {
  const { locale } = useStaff()
  const Own = useMemo(() => lazyScreen(descriptor.screens?.list), [descriptor])
  const name = descriptor.resource.titles[locale]
  return (
    <>
      <h1 className="pk-staff-title">{name}</h1>
      {Own === null ? (
        <DataTable key={descriptor.resource.key} descriptor={descriptor} url={hashUrl} />
      ) : (
        <Own resource={descriptor.resource.key} descriptor={descriptor} />
      )}
    </>
  )
}

const subscribe = (changed: () => void) => {
  globalThis.addEventListener('hashchange', changed)
  return () => globalThis.removeEventListener('hashchange', changed)
}

/** The whole staff wing: menu by permission, lists, forms, tools (ADMIN-07, ADMIN-09). */
export function StaffApp() {
  const staff = useStaff()
  const words = useText('app')
  const form = useText('form')
  const { loading, notFound } = useText('staff')
  const { session } = useStore(staff.session)
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  const [shownHash, setShownHash] = useState(hash)
  const isDirty = useRef(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [areKeysOpen, setKeysOpen] = useState(false)
  useEffect(() => {
    if (hash === shownHash) return
    const isSameScreen = JSON.stringify(readRoute(hash)) === JSON.stringify(readRoute(shownHash))
    // oxlint-disable-next-line eslint/no-alert -- the browser's own question stands above everything, also above a host's page
    if (isSameScreen || !isDirty.current || globalThis.confirm(form.leave)) {
      if (!isSameScreen) isDirty.current = false
      setShownHash(hash)
    } else history.replaceState(history.state, '', shownHash)
  }, [hash])
  const links = useMemo(() => createHashLinks('', () => true), [])
  const inner = useMemo(() => ({ ...staff, links }), [staff, links])
  const { screen, id } = readRoute(shownHash)
  const descriptor = descriptorOf(screen)
  const leave = () =>
    void staff.client.call(signOut, {}).then(() => {
      staff.session.signedOut()
      location.reload()
    })
  const content = () => {
    if (screen === '') return <HomePage />
    if (screen === 'terminal') return <Terminal />
    if (screen === 'files') return <FileBox />
    if (screen === 'experiments') return <Experiments />
    if (descriptor === undefined) return <p className="pk-staff-notice">{notFound}</p>
    if (id === null) return <ListScreen key={screen} descriptor={descriptor} />
    return (
      <RecordScreen
        key={`${screen}/${id}`}
        descriptor={descriptor}
        id={id === 'new' ? null : id}
        onDirty={(changed) => {
          isDirty.current = changed
        }}
      />
    )
  }
  return (
    <StaffContext value={inner}>
      <div
        className="pk-staff-app"
        role="presentation"
        onKeyDown={(event) => {
          const isTyped = (event.target as Element).closest('input, select, textarea, [contenteditable="true"], dialog')
          if (event.key === '?' && staff.hasLetterKeys && isTyped === null && !event.defaultPrevented) setKeysOpen(true)
          if (!(event.ctrlKey || event.metaKey) || !['k', 'л'].includes(event.key.toLowerCase())) return
          event.preventDefault()
          setPaletteOpen(true)
        }}
      >
        <header className="pk-staff-top">
          <strong>{words.title}</strong>
          <Button size="small" variant="quiet" onClick={() => setPaletteOpen(true)}>
            {words.palette} <kbd>Ctrl K</kbd>
          </Button>
          <span className="pk-staff-table__gap" />
          <span>{session?.user.displayName}</span>
          <Button size="small" variant="quiet" onClick={leave}>
            {words.signOut}
          </Button>
        </header>
        <Menu screen={screen} />
        <main className="pk-staff-main">
          <Suspense fallback={<p role="status">{loading}</p>}>{content()}</Suspense>
        </main>
        <Suspense fallback={null}>
          {areKeysOpen && <KeysDialog onClose={() => setKeysOpen(false)} />}
          {isPaletteOpen && <Palette onClose={() => setPaletteOpen(false)} />}
        </Suspense>
      </div>
    </StaffContext>
  )
}
