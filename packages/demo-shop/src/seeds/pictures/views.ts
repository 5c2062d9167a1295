import type { DrawnView } from '@prilavok/shop-server/kit'
import { dark, light } from './colour'
import type { Easel } from './easel'

const placed = (body: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`

/** A pallet as seen from the front. */
const pallet = (y: number) =>
  `<path d="M24 ${y}h192v8h-192zM24 ${y + 22}h192v6h-192z" fill="#c9a06c"/>` +
  `<path d="M28 ${y + 8}h26v14h-26zM107 ${y + 8}h26v14h-26zM186 ${y + 8}h26v14h-26z" fill="#a97f4d"/>`

const VIEWS: Readonly<Record<DrawnView, (art: Easel, body: string) => string>> = {
  front: (_, body) => body,
  pack: (_, body) =>
    `<ellipse cx="120" cy="208" rx="112" ry="12" fill="url(#s)"/>` +
    pallet(178) +
    placed(body, 0, 44, 0.66) +
    placed(body, 82, 44, 0.66) +
    placed(body, 41, 42, 0.66),
  use: (art, body) => {
    const wall = light(art.brand, 0.82)
    return (
      `<path d="M0 0h240v176h-240z" fill="${wall}"/><path d="M0 176h240v64h-240z" fill="#d8c8b0"/>` +
      `<path d="M0 170h240v6h-240z" fill="#fff"/>` +
      `<path d="M0 192h240M0 214h240M60 176l-22 64M120 176v64M180 176l22 64" fill="none" stroke="#b9a688" stroke-width="1"/>` +
      `<path d="M150 28h66v84h-66z" fill="#eaf4fb" stroke="#fff" stroke-width="5"/>` +
      `<path d="M183 28v84M150 68h66" fill="none" stroke="#fff" stroke-width="4"/>` +
      `<path d="M18 30q40-12 96 4v74q-44 10-96-2z" fill="${light(art.brand, 0.55)}"/>` +
      `<path d="M22 40q44-10 88 2M20 62q44-9 90 2M20 86q44-8 92 2" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/>` +
      placed(body, 34, 62, 0.78)
    )
  },
  detail: (_, body) => placed(body, -132, -132, 2.1),
  sizes: (art, body) => {
    const line = dark('#59636e', 0.1)
    return (
      `<path d="M0 0h240v240h-240z" fill="#fff"/>` +
      `<path d="M0 48h240M0 96h240M0 144h240M0 192h240M48 0v240M96 0v240M144 0v240M192 0v240" fill="none" stroke="#eef1f3" stroke-width="1"/>` +
      placed(body, 16, 14, 0.78) +
      `<path d="M50 206h120M206 44v136" fill="none" stroke="${line}" stroke-width="1.5"/>` +
      `<path d="M50 200v12M170 200v12M200 44h12M200 180h12M44 206l9-4v8zM176 206l-9-4v8zM206 38l-4 9h8zM206 186l-4-9h8z" fill="${line}" stroke="${line}" stroke-width="1"/>` +
      art.text(art.note, 110, 228, 110, 15, line)
    )
  },
}

/** A product as it is looked at from one side; `body` is its own drawing on 240 by 240 px. */
export const drawView = (view: DrawnView, art: Easel, body: string): string => VIEWS[view](art, body)
