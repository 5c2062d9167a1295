import { videoFrame } from '@prilavok/core/product'
import { drawIcon } from '@prilavok/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { useLabels } from '../lib/labels'
import { productVideoRu, type ProductVideoLabels } from './product-page.labels'
import './product-video.css'

/** Which video, and what is shown before it. */
export interface ProductVideoProps {
  /** Address of the video on YouTube, Rutube or VK; nothing is shown for another. */
  readonly url: string
  /** Address of the picture shown before; without it there is only the button. */
  readonly poster?: string | undefined
  /** What the frame is called for screen readers. */
  readonly title?: string | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductVideoLabels> | undefined
}

const PlayIcon = /* @__PURE__ */ drawIcon('M8 5l11 7-11 7z')
const HOST = /^https:\/\/(?:www\.)?([^/]+)/

/** A review video: a poster and a button; the provider is asked for nothing before the button is pressed. Source: PRODUCT-08. */
export function ProductVideo({ url, poster = '', title, labels }: ProductVideoProps) {
  const text = useLabels('productVideo', productVideoRu, labels)
  const [isWanted, setIsWanted] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isWanted) frame.current?.focus()
  }, [isWanted])
  const address = videoFrame(url)
  if (address === null) return null
  return (
    <div className="pk-product-video">
      {isWanted ? (
        <iframe
          className="pk-product-video__frame"
          src={address}
          title={title ?? text.title}
          ref={frame}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button className="pk-product-video__play" type="button" onClick={() => setIsWanted(true)}>
          {poster !== '' && (
            <img className="pk-product-video__poster" src={poster} alt="" loading="lazy" decoding="async" />
          )}
          <span className="pk-product-video__label">
            <PlayIcon size={24} />
            {text.watch}
          </span>
          <small className="pk-product-video__host">{text.host(HOST.exec(address)?.[1] ?? '')}</small>
        </button>
      )}
    </div>
  )
}
