import { useEffect, useRef, useState } from 'react'
import { frameAddress, PAGE_STYLES, type LiveSpec } from '../live/live-spec'
import { splitProduct } from '../live/product-place'
import type { LiveWidget } from '../live/widgets'
import type { ShopState } from '../shop/start-shop'
import type { BuilderLabels } from './builder.labels'
import { Segments, Select } from './field'

interface PreviewProps {
  readonly labels: BuilderLabels
  readonly lang: 'ru' | 'en'
  readonly spec: LiveSpec
  readonly widget: LiveWidget
  readonly width: 'phone' | 'desktop'
  readonly shop: ShopState
  readonly onWidth: (width: 'phone' | 'desktop') => void
  readonly onChange: (spec: LiveSpec) => void
}

const LOWEST = 160

/** The height that the frame says its content has. */
function useHeight(frame: { readonly current: HTMLIFrameElement | null }): number {
  const [height, setHeight] = useState(LOWEST)
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent<{ kind?: unknown; height?: unknown }>) => {
      if (source !== frame.current?.contentWindow || data.kind !== 'live-height') return
      setHeight(Math.max(LOWEST, Number(data.height) || 0))
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame])
  return height
}

/** The widget on a page, alive. */
export function Preview({ labels, lang, spec, widget, width, shop, onWidth, onChange }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const height = useHeight(frame)
  // A widget, a language and a product begin with a page of their own; what else changes is told to the page that is there.
  const page = `${widget.name} ${spec.lang ?? 'ru'} ${JSON.stringify(spec.mounts.map((mount) => splitProduct(mount).product))}`
  const [address, setAddress] = useState({ page, src: frameAddress(spec) })
  if (address.page !== page) setAddress({ page, src: frameAddress(spec) })
  useEffect(() => {
    const message = { kind: 'live-spec', spec: JSON.stringify(spec) }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [spec])
  return (
    <section>
      <div className="bar">
        <h2>{labels.preview}</h2>
        <ShopNote shop={shop} labels={labels} />
      </div>
      <div className="bar">
        <Segments
          label={labels.width}
          name="width"
          value={width}
          options={[
            ['desktop', labels.widths.desktop],
            ['phone', labels.widths.phone],
          ]}
          onChange={onWidth}
        />
        <Select
          label={labels.page}
          value={spec.page ?? 'plain'}
          options={PAGE_STYLES.map((each) => [each, labels.pages[each]])}
          onChange={(next) => onChange({ ...spec, page: next })}
        />
        <Segments
          label={labels.pagesLanguage}
          name="lang"
          value={spec.lang ?? 'ru'}
          options={[
            ['ru', 'Русский'],
            ['en', 'English'],
          ]}
          onChange={(next) => onChange({ ...spec, lang: next })}
        />
      </div>
      <div className="stage">
        <iframe
          key={address.page}
          ref={frame}
          className={width}
          title={labels.frame(widget.title[lang])}
          src={shop.kind === 'failed' ? undefined : address.src}
          height={Math.max(height, widget.height ?? 0)}
        />
      </div>
    </section>
  )
}

function ShopNote({ shop, labels }: { readonly shop: ShopState; readonly labels: BuilderLabels }) {
  return (
    <p className={`shop-note ${shop.kind}`} role="status">
      {shop.kind === 'failed' ? shop.text : labels.states[shop.kind]}
    </p>
  )
}
