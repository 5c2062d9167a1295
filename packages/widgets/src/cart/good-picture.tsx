import { drawIcon } from '@prilavok/ui/icon'
import { useState } from 'react'
import './good-picture.css'

const PictureIcon = /* @__PURE__ */ drawIcon('M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M4 16l4.5-4.5L13 16l3-3 4 4M15.5 8.5v.1')

/** A good's picture in a square of a fixed size; a quiet sign where there is none or it cannot be loaded. */
export function GoodPicture({ url }: { readonly url: string }) {
  const [broken, setBroken] = useState('')
  return (
    <span className="pk-good-picture">
      {url === '' || url === broken ? (
        <PictureIcon size={24} />
      ) : (
        <img className="pk-good-picture__image" src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
      )}
    </span>
  )
}
