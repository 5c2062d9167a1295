export { html, setAttribute, setText } from './element'
export { svg } from './svg'
export { setMark, stand, takeAway } from './stand'
