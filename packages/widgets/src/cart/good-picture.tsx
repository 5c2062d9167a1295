import { PictureIcon } from '@prilavok/ui/icon'
import { useState } from 'react'
import './good-picture.css'

/** A product's picture in a square of a fixed size; an icon where there is none or it cannot be loaded. */
export function GoodPicture({ url }: { readonly url: string }) {
  const [broken, setBroken] = useState('')
  return (
    <span className="pk-good-picture">
      {url === '' || url === broken ? (
        <PictureIcon size={24} />
      ) : (
        <img
          className="pk-good-picture__image"
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
