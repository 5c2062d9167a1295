import { lazyPart } from '@prilavok/core'
import { InfoIcon } from '@prilavok/ui/icon'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useLabels } from '../lib/labels'
import { useLazyDialog } from '../lib/use-lazy-dialog'
import { productInfoRu, type ExplainedKey, type ProductInfoLabels } from './product-info.labels'
import './product-info.css'

/** What a product page explains. Source: PRODUCT-10 to PRODUCT-16. */
export type ProductTopic =
  | 'quality'
  | 'instalment'
  | 'pay-on-delivery'
  | 'dolyame'
  | 'yandex-split'
  | 'legal-entities'
  | 'return'
  | 'safe-logistics'

/** What is explained, and the page's own words for it. */
export interface ProductInfoProps {
  /** Which topic is explained. */
  readonly topic: ProductTopic
  /** What the button says instead of the topic's name, such as `Рассрочка от 450 ₽ в месяц`. */
  readonly button?: string | undefined
  /** A `<details>` with the page's own words: its summary is the title, the rest the text. */
  readonly own?: Element | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductInfoLabels> | undefined
}

const loadModule = lazyPart(() => import('./product-info-dialog'))
const loadDialog = async () => (await loadModule())?.ProductInfoDialog ?? null
const preload = () => void loadModule()
const loadParts = lazyPart(() => import('./split-parts').then(({ SplitParts }) => SplitParts))

/** The key of a topic in the labels; undefined for a topic that does not exist. */
const KEYS: Readonly<Record<string, ExplainedKey | undefined>> = {
  quality: 'quality',
  instalment: 'instalment',
  'pay-on-delivery': 'payOnDelivery',
  dolyame: 'dolyame',
  'yandex-split': 'yandexSplit',
  'legal-entities': 'legalEntities',
  return: 'return',
  'safe-logistics': 'safeLogistics',
}

/** A button that explains something about buying the product, in a dialog. Source: PRODUCT-10 to PRODUCT-16. */
export function ProductInfo({ topic, button, own, labels }: ProductInfoProps) {
  const text = useLabels('productInfo', productInfoRu, labels)
  const opener = useRef<HTMLButtonElement>(null)
  const { Dialog, open, close } = useLazyDialog(loadDialog)
  const key = Object.hasOwn(KEYS, topic) ? KEYS[topic] : undefined
  if (key === undefined) return null
  const title = own?.querySelector('summary')?.textContent.trim() || text[key]
  return (
    <>
      <button
        className="pk-product-info"
        type="button"
        aria-haspopup="dialog"
        ref={opener}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span>
          {button ?? title}
          {key === 'dolyame' && <LateSplitParts words={text.parts} />}
        </span>
        <InfoIcon size={16} />
      </button>
      {Dialog !== null && (
        <Dialog title={title} topic={key} own={own} returnFocus={() => opener.current} onClose={close} />
      )}
    </>
  )
}

/** Its code, with the prices of the server, comes where a page offers to pay in parts. */
function LateSplitParts({ words }: { readonly words: ProductInfoLabels['parts'] }) {
  const [Parts, setParts] = useState<ComponentType<{ readonly words: ProductInfoLabels['parts'] }> | null>(null)
  useEffect(() => void loadParts().then((component) => setParts(() => component)), [])
  return Parts && <Parts words={words} />
}
