/** Product cards and the product's own page. */
export const PRODUCT_STYLE = /* css */ `
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(222px, 1fr)); gap: 12px; padding: 0; list-style: none; }
.card {
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
}
@media (hover: hover) { .card:hover { border-color: var(--line-field); } }
.card__picture { position: relative; display: grid; place-items: center; border-radius: 4px; background: #f4f4f2; }
.card__picture img { display: block; width: 100%; height: auto; max-width: 240px; aspect-ratio: 1; object-fit: contain; }
.card__about { display: flex; flex: 1; flex-direction: column; gap: 4px; }
.card__name { font-size: 15px; font-weight: 500; line-height: 1.35; }
.card__link { display: -webkit-box; overflow: hidden; color: var(--ink); text-decoration: none; -webkit-box-orient: vertical; -webkit-line-clamp: 3; }
.card__link::before { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
@media (hover: hover) { .card__link:hover { color: var(--accent-text); } }
.card__link:focus-visible { outline: none; }
.card:has(.card__link:focus-visible) { outline: 2px solid var(--accent-text); outline-offset: 2px; }
.card__article { display: flex; flex-wrap: wrap; gap: 0 10px; color: var(--ink-quiet); font-size: 12px; }
.card__rating { display: inline-flex; gap: 4px; }
.stars { color: var(--star); letter-spacing: 1px; white-space: nowrap; }
.stars__empty { color: var(--line); }
.card .price { margin-top: auto; padding-top: 4px; }

/* Above the card's link; the marks end before it. */
.card__keep { --pk-control-height: 36px; position: absolute; top: 4px; right: 4px; z-index: 1; display: grid; gap: 2px; width: 36px; }
.card .marks { right: 44px; }
.buy-box__keep { display: flex; flex-wrap: wrap; gap: 0 4px; min-height: 44px; margin-inline: -12px; font-size: 14px; }

.marks { position: absolute; top: 8px; left: 8px; display: flex; flex-wrap: wrap; gap: 4px; padding: 0; list-style: none; }
.mark { padding: 2px 7px; border-radius: 4px; background: #e4e7ea; color: #1f2429; font-size: 12px; font-weight: 600; line-height: 1.4; }
.mark--sale { background: #b3261e; color: #fff; }
.mark--hit { background: #ffd28a; }
.mark--new { background: #cfe3ff; }
.mark--free { background: #cdeed6; }

.price { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 6px; font-variant-numeric: tabular-nums; }
.price__now { font-size: 20px; font-weight: 700; line-height: 1.25; }
.price__unit { color: var(--ink-quiet); font-size: 13px; }
.price__old { color: var(--ink-quiet); font-size: 14px; }
.price__pack { flex-basis: 100%; color: var(--ink-quiet); font-size: 13px; }
.availability { font-size: 13px; }
.availability::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-right: 6px; border-radius: 50%; background: currentcolor; }
.availability--yes { color: var(--good); }
.availability--later { color: var(--later); }
.availability--no { color: var(--ink-quiet); }

.advantages { display: grid; gap: 10px; margin-top: 16px; padding: 0; list-style: none; font-size: 14px; }
.advantages li { display: flex; gap: 10px; align-items: flex-start; }
.advantages img { flex: none; border-radius: 4px; object-fit: contain; }
.advantages b { display: block; font-weight: 600; }
.advantages small { display: block; color: var(--ink-quiet); font-size: 13px; }
.documents { display: grid; gap: 8px; padding: 0; list-style: none; }
.documents span { color: var(--ink-quiet); font-size: 13px; white-space: nowrap; }

/* As high as the widget and with text of its size, so mounting moves nothing. */
.stock-badge { min-height: 20px; line-height: 0; }
.stock-badge__text { display: inline-block; padding: 2px 8px; font-size: 13px; font-weight: 500; line-height: 16px; vertical-align: middle; }

/* The widget's place is as high as the widget, so mounting moves nothing. */
/* Above the card's link, whatever the widget's height becomes. */
.cart-button { position: relative; z-index: 1; min-height: 44px; }
.pk-placeholder, .cart-button__instead {
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 4px 12px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  line-height: 20px;
  text-align: center;
  text-decoration: none;
}
@media (hover: hover) { .pk-placeholder:hover { background: var(--accent-hover); color: var(--on-accent); } }
.cart-button__instead { border-color: var(--line-field); background: var(--surface); color: var(--ink); }

.product {
  display: grid;
  grid-template: 'head head head' auto 'picture brief buy' auto 'text text buy' auto / minmax(0, 5fr) minmax(0, 4fr) 320px;
  gap: 20px 28px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
}
.product__head { grid-area: head; }
.product__name { font-size: 26px; }
.product__article { display: flex; flex-wrap: wrap; align-items: center; gap: 0 14px; margin-top: 6px; color: var(--ink-quiet); font-size: 14px; }
.product__rating { display: inline-flex; align-items: center; gap: 8px; }
.product__rating a { min-height: 24px; }
.product__picture { grid-area: picture; position: relative; align-self: start; justify-self: center; width: 100%; max-width: 600px; }

/* Laid out as the widget is, so mounting moves nothing: the first picture, and small ones below it or at its side, where the widget has the first one, too. */
.gallery { --small: min(72px, (100% - 32px) / 5); position: relative; }
.gallery:not(.pk-root) { padding-bottom: 80px; overflow: hidden; }
.gallery:not(.pk-root) .gallery__link { position: absolute; bottom: 0; left: calc(var(--place) * (var(--small) + 8px)); width: var(--small); height: 72px; overflow: hidden; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.gallery:not(.pk-root) .gallery__link:first-child { position: static; display: block; width: auto; height: auto; border: 0; border-radius: 10px; }
.gallery:not(.pk-root) .gallery__link:nth-child(2) { --place: 1; }
.gallery:not(.pk-root) .gallery__link:nth-child(3) { --place: 2; }
.gallery:not(.pk-root) .gallery__link:nth-child(4) { --place: 3; }
.gallery:not(.pk-root) .gallery__link:nth-child(5) { --place: 4; }
.gallery:not(.pk-root) img { display: block; width: 100%; height: 100%; aspect-ratio: 1; object-fit: contain; }
@media (min-width: 1024px) {
  .gallery:not(.pk-root) { padding: 0 0 0 80px; }
  .gallery:not(.pk-root) .gallery__link:not(:first-child) { top: calc(var(--place) * (var(--small) + 8px)); bottom: auto; left: 0; width: 72px; height: var(--small); }
  .product__picture > .marks { left: 88px; }
}
.product__brief { grid-area: brief; font-size: 14px; }
.product__brief-heading { margin-bottom: 10px; font-size: 16px; }
.product__brief > p { margin-top: 12px; }
.brief { display: grid; gap: 8px; }
.brief > div { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding-bottom: 7px; border-bottom: 1px dotted var(--line-field); }
.brief dt { color: var(--ink-quiet); }
.brief--wide { max-width: 640px; }
.brief--wide > div { grid-template-columns: 180px 1fr; }
.product__text { grid-area: text; display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 20px; padding-top: 8px; }

.buy-box { grid-area: buy; align-self: start; position: sticky; top: 88px; display: grid; gap: 12px; padding: 20px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface-soft); }
.buy-box .price__now { font-size: 30px; }
.buy-box .price__old { font-size: 16px; }
.buy-box__delivery { padding-top: 12px; border-top: 1px solid var(--line); font-size: 14px; }
.buy-box__pay { font-size: 14px; }
.buy-box :is(.buy-box__delivery, .buy-box__pay) > p { display: grid; grid-template-columns: 22px 1fr; gap: 10px; }
.buy-box :is(.buy-box__delivery, .buy-box__pay) .icon { width: 22px; height: 22px; color: var(--ink-quiet); }
/* What comes with the visitor's city moves nothing below it. */
@media (scripting: enabled) {
  .buy-box__delivery { min-height: 152px; }
  .buy-box__pay { min-height: 64px; }
}
.buy-box > [data-prilavok='product-actions']:empty { display: none; }
.buy-box__topics { display: grid; gap: 4px; padding-top: 12px; border-top: 1px solid var(--line); font-size: 14px; }
.topics { display: flex; flex-wrap: wrap; gap: 2px 16px; padding: 0; list-style: none; }
.topics-more > summary { width: max-content; max-width: 100%; min-height: 28px; color: var(--ink-quiet); cursor: pointer; }
.topics-more[open] > summary { margin-bottom: 4px; }
.topics summary { min-height: 28px; cursor: pointer; }
.topics details p { padding-bottom: 8px; color: var(--ink-quiet); }

.tabs { min-height: 49px; }
.tabs__links { display: flex; gap: 4px; overflow-x: auto; border-bottom: 1px solid var(--line); }
.tabs__count { margin-left: 6px; color: var(--ink-quiet); font-weight: 400; }
.tabs__links a { flex: none; padding: 13px 14px; color: var(--ink-quiet); font-weight: 600; text-decoration: none; white-space: nowrap; }
.tabs__panel { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; }
.tabs__panel:focus-visible { outline-offset: 6px; }
/* The tabs say it. */
.tabs__panel[role='tabpanel'] > .tabs__heading { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.tabs__panel > :first-child:not(.tabs__heading) { margin-top: 0; }
/* Until the tabs are there only the first section is seen, or the one that the address names; all of them where they do not come for long. */
@media (scripting: enabled) {
  .tabs__panel:not([role='tabpanel'], :first-of-type, :target) { display: none; animation: tabs-panel 0s 12s forwards; }
  .tabs__panel:not([role='tabpanel']) > .tabs__heading { position: absolute; clip-path: inset(50%); }
  .block--offers:not(:empty) { min-height: 420px; }
  .block--offers.pk-root { min-height: 0; }
}
@keyframes tabs-panel { to { display: grid; } }
.product__video { max-width: 640px; }

.reviews__sum { margin-bottom: 12px; }
.reviews { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0; padding: 0; list-style: none; }
.review { padding-block: 14px; border-top: 1px solid var(--line); overflow-wrap: anywhere; overflow-x: clip; }
.review__head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; }
.review__date, .review__bought { color: var(--ink-quiet); font-size: 13px; }
.review__date { margin-left: auto; }
.review__text { margin-top: 4px; }
.review__bought { margin-top: 4px; }
.review__answer { margin-top: 10px; padding: 10px 14px; border-radius: var(--radius); background: var(--surface-soft); font-size: 14px; }
.product__question:empty, .block--prices:empty { display: none; }
.buy-box__phone { font-size: 14px; }

.facts { width: 100%; max-width: 720px; border-collapse: collapse; }
.facts th, .facts td { padding: 9px 12px; text-align: left; vertical-align: top; font-weight: 400; }
.facts th { width: 45%; color: var(--ink-quiet); }
.facts tr:nth-child(odd) { background: var(--surface-soft); }

@media (max-width: 1099px) {
  .product { grid-template: 'head head' auto 'picture buy' auto 'brief buy' auto 'text text' auto / minmax(0, 1fr) 320px; padding: 16px; }
}
@media (max-width: 759px) {
  .product { grid-template: 'head' auto 'picture' auto 'buy' auto 'brief' auto 'text' auto / minmax(0, 1fr); gap: 16px; margin: 0 calc(-1 * var(--side)); border-width: 1px 0; border-radius: 0; padding: 14px var(--side); }
  .product__name { font-size: 21px; }
  .product__picture { max-width: 440px; }
  .buy-box { position: static; padding: 16px; }
}

/* Name, picture, price and button are on a phone's first screen. */
@media (max-width: 639px) {
  .product { gap: 10px; padding-top: 10px; }
  .product__name { font-size: 18px; }
  .product__article { gap: 0 10px; margin-top: 2px; font-size: 13px; line-height: 24px; }
  .product__picture { --high: clamp(150px, 23svh, 340px); max-width: none; }
  .gallery { --small: 48px; --pk-picture: #f4f6f5; }
  .gallery:not(.pk-root) { padding-bottom: 56px; }
  .gallery:not(.pk-root) .gallery__link { height: 48px; }
  .gallery:not(.pk-root) .gallery__link:first-child { height: var(--high); background: #f4f6f5; }
  .gallery .pk-gallery__main { aspect-ratio: auto !important; height: var(--high) !important; }
  .gallery .pk-gallery__thumbnail { flex-basis: 48px !important; width: 48px !important; min-width: 44px !important; height: 48px !important; }
  .buy-box { grid-template-columns: minmax(0, 1fr) auto; gap: 10px; padding: 0; border: 0; background: none; }
  .buy-box > :not(.buy-box__price, .stock-badge) { grid-column: 1 / 3; }
  .buy-box > .stock-badge { align-self: center; }
  .buy-box .price__now { font-size: 26px; }
  .buy-box .price__old { font-size: 15px; }
}
`
