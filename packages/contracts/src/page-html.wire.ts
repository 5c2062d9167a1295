import { html, wire } from './wire'

export const pageHtmlWire = wire({ response: html })
