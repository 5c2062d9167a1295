import { Button } from '@prilavok/ui/button'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { lazyComponent } from '../kit/staff/lazy-component'
import { useStore } from 'zustand'
import { lazyScreen } from '../kit/staff/lazy-screen'
import { hashUrlOf } from '../kit/lib/url-port'
import type { Descriptor } from '../kit/describe/descriptor.types'
import type { ResourceGroup } from '../kit/staff/menu-entry.types'
import { DataTable } from '../kit/table/data-table'
import { createHashLinks, readRoute } from './links'
import { StaffContext, useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { useAppKeys } from './use-app-keys'
import { focusContent, useHeadingFocus } from './use-heading-focus'
import { useShownAddress } from './use-shown-address'
import './app.css'

const HomePage = lazyComponent(() => import('../home/home-page').then((module) => module.HomePage))
const Palette = lazyComponent(() => import('../kit/palette/palette').then((module) => module.Palette))
const RecordScreen = lazyComponent(() => import('./record-screen').then((module) => module.RecordScreen))
const KeysDialog = lazyComponent(() => import('../kit/keys/keys-dialog').then((module) => module.KeysDialog))
const Terminal = lazyComponent(() => import('../terminal/terminal').then((module) => module.Terminal))
const Experiments = lazyComponent(() =>
  import('../experiments/experiments-screen').then((module) => module.ExperimentsScreen),
)
const FilesScreen = lazyComponent(() => import('../files/files-screen').then((module) => module.FilesScreen))
const StaffScreen = lazyComponent(() => import('../accounts/staff-screen').then((module) => module.StaffScreen))
const OwnAccountScreen = lazyComponent(() =>
  import('../accounts/own-account-screen').then((module) => module.OwnAccountScreen),
)
const CallScreen = lazyComponent(() => import('../call/call-screen').then((module) => module.CallScreen))
const MemberMenu = lazyComponent(() => import('../accounts/member-menu').then((module) => module.MemberMenu))

const GROUPS: readonly ResourceGroup[] = ['orders', 'catalogue', 'delivery', 'content', 'system']

function Menu({ screen }: { readonly screen: string }) {
  const { links, locale, menu } = useStaff()
  const can = useCan()
  const words = useLabels('app')
  const item = (key: string, name: string) => (
    <li key={key}>
      <a href={links.list(key)} aria-current={screen === key ? 'page' : undefined}>
        {name}
      </a>
    </li>
  )
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [screen])
  return (
    <nav className="pk-staff-menu" aria-label={words.menu} ref={nav}>
      <ul>{item('', words.home)}</ul>
      {GROUPS.map((group) => {
        const shown = menu.filter((each) => each.group === group && can(each.permission, 'read'))
        const tools =
          group === 'system'
            ? [
                ...(can('experiment', 'read') ? [item('experiments', words.experiments)] : []),
                ...(can('file', 'read') ? [item('files', words.files)] : []),
                ...(can('terminal', 'read') ? [item('terminal', words.terminal)] : []),
                ...(can('staff-account', 'read') ? [item('staff', words.staffAccounts)] : []),
              ]
            : []
        if (shown.length + tools.length === 0) return null
        return (
          <div key={group}>
            <h2>{words.groups[group]}</h2>
            <ul>
              {shown.map(({ key, titles }) => item(key, titles[locale]))}
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
  const { key, titles } = descriptor.resource
  const url = useMemo(() => hashUrlOf(key), [key])
  return (
    <>
      <h1 className="pk-staff-title">{titles[locale]}</h1>
      {Own === null ? (
        <DataTable key={key} descriptor={descriptor} url={url} isWholeScreen />
      ) : (
        <Own resource={key} descriptor={descriptor} url={url} />
      )}
    </>
  )
}

/** The whole staff wing: menu by permission, lists, forms, tools (ADMIN-07, ADMIN-09). */
export function StaffApp() {
  const staff = useStaff()
  const words = useLabels('app')
  const { loading, notFound } = useLabels('staff')
  const { session } = useStore(staff.session)
  const { shown, report } = useShownAddress()
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [areKeysOpen, setKeysOpen] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const member = useRef<HTMLButtonElement>(null)
  const links = useMemo(() => createHashLinks('', () => true), [])
  const inner = useMemo(() => ({ ...staff, links }), [staff, links])
  useAppKeys(
    () => setPaletteOpen(true),
    () => setKeysOpen(true),
  )
  const { screen, id } = readRoute(shown)
  const main = useRef<HTMLElement>(null)
  useHeadingFocus(main, `${screen}/${id ?? ''}`)
  const entry = staff.menu.find(({ key }) => key === screen)
  const content = () => {
    if (screen === '') return <HomePage />
    if (screen === 'terminal') return <Terminal />
    if (screen === 'files') return <FilesScreen id={id} />
    if (screen === 'experiments') return <Experiments />
    if (screen === 'account') return <OwnAccountScreen />
    if (screen === 'staff') return <StaffScreen id={id} />
    if (screen === 'call') {
      const query = shown.split('?')[1] ?? ''
      return <CallScreen key={query} query={query} onDirty={report} />
    }
    if (entry === undefined) return <p className="pk-staff-notice">{notFound}</p>
    const { WithDescriptor } = entry
    return (
      <WithDescriptor key={screen}>
        {(descriptor) =>
          id === null ? (
            <ListScreen descriptor={descriptor} />
          ) : (
            <RecordScreen key={id} descriptor={descriptor} id={id === 'new' ? null : id} onDirty={report} />
          )
        }
      </WithDescriptor>
    )
  }
  return (
    <StaffContext value={inner}>
      <div className="pk-staff-app">
        <button type="button" className="pk-staff-skip" onClick={() => focusContent(main.current)}>
          {words.skip}
        </button>
        <header className="pk-staff-top">
          <strong>{words.title}</strong>
          <Button size="small" variant="quiet" onClick={() => setPaletteOpen(true)}>
            {words.palette} <kbd>Ctrl K</kbd>
          </Button>
          <span className="pk-staff-table__gap" />
          <Button
            ref={member}
            size="small"
            variant="quiet"
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            {session?.user.displayName} <span aria-hidden>▾</span>
          </Button>
        </header>
        <Menu screen={screen} />
        <main className="pk-staff-main" tabIndex={-1} ref={main}>
          <Suspense fallback={<p role="status">{loading}</p>}>{content()}</Suspense>
        </main>
        <Suspense fallback={null}>
          {isMenuOpen && <MemberMenu anchor={member} onClose={() => setMenuOpen(false)} />}
          {areKeysOpen && <KeysDialog onClose={() => setKeysOpen(false)} />}
          {isPaletteOpen && <Palette onClose={() => setPaletteOpen(false)} />}
        </Suspense>
      </div>
    </StaffContext>
  )
}
