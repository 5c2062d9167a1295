import { PictureIcon } from '@prilavok/ui/icon'
import { useState } from 'react'
import './product-picture.css'

/** A product's picture in a square of a fixed size; an icon where there is none or it cannot be loaded. */
export function ProductPicture({ url }: { readonly url: string }) {
  const [broken, setBroken] = useState('')
  return (
    <span className="pk-product-picture">
      {url === '' || url === broken ? (
        <PictureIcon size={24} />
      ) : (
        <img
          className="pk-product-picture__image"
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(url)}
        />
      )}
    </span>
  )
}
