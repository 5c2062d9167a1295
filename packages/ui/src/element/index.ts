export { html, setAttribute, setText, svg } from './element'
export { setMark, stand, takeAway } from './stand'
