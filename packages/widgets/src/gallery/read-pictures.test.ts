import { expect, it } from 'vitest'
import { readPictures } from './read-pictures'

const read = (html: string) => {
  const element = document.createElement('div')
  element.innerHTML = html
  return readPictures([...element.childNodes])
}
const whole = (path: string) => new URL(path, document.baseURI).href

it('the pictures are the links around pictures that the server has rendered', () => {
  expect(
    read(`
      <a href="/1-large.webp" data-width="1200" data-height="900"><img src="/1.webp" alt="Клей"></a>
      <p>Ещё <a href="/text">ссылка</a> <a><img src="/x.webp" alt=""></a></p>
      <ul><li><a href="/2-large.webp" data-picture="/2-middle.webp"><img src="/2-small.webp" alt="Клей сбоку"></a></li></ul>
      <a href="/3.webp" data-width="wide"><img src="data:image/gif;base64,x" data-src="/3-late.webp" alt=""></a>
      <a href="/4.webp"><img alt=""></a>`),
  ).toEqual([
    {
      full: whole('/1-large.webp'),
      shown: whole('/1.webp'),
      thumb: whole('/1.webp'),
      alt: 'Клей',
      width: 1200,
      height: 900,
    },
    {
      full: whole('/2-large.webp'),
      shown: '/2-middle.webp',
      thumb: whole('/2-small.webp'),
      alt: 'Клей сбоку',
      width: undefined,
      height: undefined,
    },
    {
      full: whole('/3.webp'),
      shown: whole('/3.webp'),
      thumb: '/3-late.webp',
      alt: '',
      width: undefined,
      height: undefined,
    },
    {
      full: whole('/4.webp'),
      shown: whole('/4.webp'),
      thumb: whole('/4.webp'),
      alt: '',
      width: undefined,
      height: undefined,
    },
  ])
})
