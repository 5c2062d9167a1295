import { useState } from 'react'
import type { LiveSpec } from '../live/live-spec'
import type { BuilderLabels } from './builder.labels'
import { Segments } from './field'
import { CMS, snippetsOf, type Cms, type ShopPages, type Snippet } from './snippets'
import { ShopAddresses } from './shop-addresses'

interface CodeProps {
  readonly lang: 'ru' | 'en'
  readonly labels: BuilderLabels
  readonly spec: LiveSpec
  readonly cms: Cms
  readonly shop: ShopPages
  readonly onCms: (cms: Cms) => void
  readonly onShop: (shop: ShopPages) => void
}

const GUIDES: Readonly<Record<Cms, string>> = {
  html: '/docs/start/cms.html',
  wordpress: '/integrations/wordpress/',
  bitrix: '/integrations/bitrix/',
  opencart: '/integrations/opencart-4/',
}

/** What to paste, and where. */
export function Code({ lang, labels, spec, cms, shop, onCms, onShop }: CodeProps) {
  return (
    <section className="code">
      <h2>{labels.snippet}</h2>
      <Segments
        label={labels.cms}
        name="cms"
        value={cms}
        options={CMS.map((each) => [each, labels.systems[each]])}
        onChange={onCms}
      />
      {cms === 'html' && <ShopAddresses labels={labels} shop={shop} onChange={onShop} />}
      {snippetsOf(spec, cms, shop).map((snippet) =>
        snippet.place === 'install' ? (
          <p key={snippet.place}>{cms !== 'html' && labels.install[cms]}</p>
        ) : (
          <Piece key={snippet.place} labels={labels} note={labels.places[snippet.place]} snippet={snippet} />
        ),
      )}
      <p>
        <a href={`${lang === 'ru' ? '/ru' : ''}${GUIDES[cms]}`}>{labels.guide}</a>
      </p>
    </section>
  )
}

interface PieceProps {
  readonly labels: BuilderLabels
  readonly note: string
  readonly snippet: Snippet
}

function Piece({ labels, note, snippet }: PieceProps) {
  const [said, setSaid] = useState<string | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(snippet.code).then(
      () => setSaid(labels.copied),
      () => setSaid(labels.notCopied),
    )
  return (
    <figure className="piece">
      <figcaption>{note}</figcaption>
      <pre>
        <code>{snippet.code}</code>
      </pre>
      <div className="piece-copy">
        <button type="button" onClick={() => void copy()}>
          {labels.copy}
        </button>
        <span role="status">{said}</span>
      </div>
    </figure>
  )
}
