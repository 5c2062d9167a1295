import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { startShop, type ShopState } from '../shop/start-shop'
import type { LiveSpec } from '../live/live-spec'
import { liveWidgets } from '../live/widgets'
import { navigation } from '../navigation'
import { en } from './builder.labels.en'
import { ru } from './builder.labels.ru'
import { choicesOf, searchOf, type Choices } from './choices'
import { Code } from './code'
import { Looks } from './looks'
import { Preview } from './preview'
import { WidgetChoice } from './widget-choice'

const LABELS = { ru, en }

function useShop(): ShopState {
  const [state, setState] = useState<ShopState>({ kind: 'opening' })
  useEffect(() => {
    startShop(setState).catch((error: unknown) => setState({ kind: 'failed', text: String(error) }))
  }, [])
  return state
}

function Builder() {
  const [choices, setChoices] = useState(() => choicesOf(window.location.search, window.navigator.languages))
  const shop = useShop()
  const { spec, cms, width, shop: pages, lang } = choices
  const labels = LABELS[lang]
  const set = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }))
  const setSpec = (changed: LiveSpec) => set({ spec: changed })

  useEffect(() => {
    window.history.replaceState(null, '', searchOf(choices))
    document.documentElement.lang = lang
    document.title = `${labels.title} — Prilavok`
  }, [choices, lang, labels])

  const [mount] = spec.mounts
  const widget = liveWidgets.find(({ name }) => name === mount?.widget)
  if (mount === undefined || widget === undefined) return null
  return (
    <>
      <header className="top">
        <a className="top-home" href={lang === 'ru' ? '/ru/' : '/'}>
          Prilavok
        </a>
        <nav aria-label={labels.site}>
          {navigation[lang].map(({ text, link }) => (
            <a key={link} href={link} aria-current={link.startsWith('/builder/') ? 'page' : undefined}>
              {text}
            </a>
          ))}
          <button
            type="button"
            className="plain"
            lang={lang === 'ru' ? 'en' : 'ru'}
            onClick={() => set({ lang: lang === 'ru' ? 'en' : 'ru' })}
          >
            {labels.otherLanguage}
          </button>
        </nav>
      </header>
      <main className="builder">
        <div className="intro">
          <h1>{labels.title}</h1>
          <p>{labels.lead}</p>
        </div>
        <form className="settings" onSubmit={(event) => event.preventDefault()}>
          <WidgetChoice lang={lang} labels={labels} spec={spec} mount={mount} widget={widget} onChange={setSpec} />
          <Looks labels={labels} spec={spec} onChange={setSpec} />
        </form>
        <div className="result">
          <Preview
            labels={labels}
            lang={lang}
            spec={spec}
            widget={widget}
            width={width}
            shop={shop}
            onWidth={(next) => set({ width: next })}
            onChange={setSpec}
          />
          <Code
            lang={lang}
            labels={labels}
            spec={spec}
            cms={cms}
            shop={pages}
            onCms={(next) => set({ cms: next })}
            onShop={(next) => set({ shop: next })}
          />
        </div>
      </main>
    </>
  )
}

const place = document.getElementById('builder')
if (place !== null) createRoot(place).render(<Builder />)
