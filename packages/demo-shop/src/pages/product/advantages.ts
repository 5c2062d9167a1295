import { html, type Markup, type ShownFeature } from '@prilavok/shop-server/kit'

/** What speaks for a product, as its staff say it. */
export const advantages = (features: readonly ShownFeature[]): Markup | false =>
  features.length > 0 &&
  html`<ul class="advantages">
      ${features.map(({ name, text, iconPath }) => html`<li>${iconPath !== null && html`<img src="${iconPath}" width="24" height="24" alt="" loading="lazy">`}<span><b>${name}</b>${text !== null && html`<small>${text}</small>`}</span></li>`)}
    </ul>`
