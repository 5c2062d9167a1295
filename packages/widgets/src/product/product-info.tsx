import { lazyPart } from '@prilavok/core'
import { InfoIcon } from '@prilavok/ui/icon'
import { useRef } from 'react'
import { useLabels } from '../lib/labels'
import { useLazyDialog } from '../lib/use-lazy-dialog'
import { productInfoRu, type ProductInfoLabels } from './product-info.labels'
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

/** The title and the text of a topic in the widget's labels. */
function wordsOf(topic: ProductTopic, text: ProductInfoLabels): { readonly title: string; readonly html: string } {
  switch (topic) {
    case 'quality':
      return { title: text.qualityTitle, html: text.qualityText }
    case 'instalment':
      return { title: text.instalmentTitle, html: text.instalmentText }
    case 'pay-on-delivery':
      return { title: text.payOnDeliveryTitle, html: text.payOnDeliveryText }
    case 'dolyame':
      return { title: text.dolyameTitle, html: text.dolyameText }
    case 'yandex-split':
      return { title: text.yandexSplitTitle, html: text.yandexSplitText }
    case 'legal-entities':
      return { title: text.legalEntitiesTitle, html: text.legalEntitiesText }
    case 'return':
      return { title: text.returnTitle, html: text.returnText }
    case 'safe-logistics':
      return { title: text.safeLogisticsTitle, html: text.safeLogisticsText }
  }
}

/** A button that explains something about buying the product, in a dialog. Source: PRODUCT-10 to PRODUCT-16. */
export function ProductInfo({ topic, button, own, labels }: ProductInfoProps) {
  const text = useLabels('productInfo', productInfoRu, labels)
  const opener = useRef<HTMLButtonElement>(null)
  const { Dialog, open, close } = useLazyDialog(loadDialog)
  const usual = wordsOf(topic, text)
  const title = own?.querySelector('summary')?.textContent.trim() || usual.title
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
        <span>{button ?? title}</span>
        <InfoIcon size={16} />
      </button>
      {Dialog !== null && (
        <Dialog
          title={title}
          html={own ?? usual.html}
          close={text.close}
          returnFocus={() => opener.current}
          onClose={close}
        />
      )}
    </>
  )
}
