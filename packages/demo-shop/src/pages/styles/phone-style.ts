/** Lists of products where there is room for one column: the line above them, and cards of phones. */
export const PHONE_STYLE = /* css */ `
@media (max-width: 899px) {
  .with-side { grid-template-columns: minmax(0, 1fr); }
  .side-list { order: 2; }

  /* Filters and order in one line, which stays in sight as long as the list does: both reach from the line's row to the end of the list. */
  :root:has(.with-side--filters) {
    /* Large letters stop at 22px here: the line must leave the screen to the list. */
    --letters-of-line: min(var(--pk-font-size, 15px), 22px);
    --line-of-list: max(44px, 2.6 * var(--letters-of-line));
    --pk-scroll-offset: calc(var(--pk-sticky-top) + var(--line-of-list) + 20px);
    scroll-padding-top: var(--pk-scroll-offset);
  }
  .with-side--filters { grid-template: [tiles] auto [line] var(--line-of-list) [found] auto [chips] auto [list] auto [side] auto / minmax(116px, auto) minmax(0, 1fr); gap: 0 8px; }
  .with-side--filters :is(.with-side__content, [aria-labelledby='products'], #list-bar, #list-bar > .pk-root, .pk-list-bar, .pk-list-bar__line) { display: contents !important; }
  .with-side--filters :is([aria-labelledby='subcategories'], #product-list, .empty), .with-side--filters > .side-list { grid-column: 1 / -1; }
  .with-side--filters [aria-labelledby='subcategories'] { grid-row: tiles; margin-bottom: 12px; }
  .with-side--filters :is(.filters, .sorting) {
    position: sticky;
    top: calc(var(--pk-sticky-top) + 6px);
    z-index: 2;
    grid-area: line / 1 / side / 2;
    align-self: start;
    min-width: 0;
    height: var(--line-of-list);
    margin: 0;
  }
  .with-side--filters .sorting { grid-column: 2; }
  /* The ground of the whole line; a picture of the border widens no page. */
  .filters { border: 0 solid; border-image: linear-gradient(var(--ground) 0 0) fill 0 / 0 / 6px 100vw; }
  .with-side--filters :is(#product-list, .empty) { grid-row: list; padding-top: 8px; }
  .with-side--filters > .side-list { grid-row: side; margin-top: 20px; }
  /* The widget's parts, of which each has a place of its own here. */
  .filters > .pk-filters, .filters .pk-filters__open { height: 100% !important; font-size: var(--letters-of-line) !important; }
  .with-side--filters .pk-list-bar__line > .pk-list-bar__select {
    position: sticky !important;
    top: calc(var(--pk-sticky-top) + 6px) !important;
    z-index: 2 !important;
    grid-area: line / 2 / side / 3 !important;
    align-self: start !important;
    width: 100% !important;
    max-width: 360px !important;
    min-width: 0 !important;
    height: var(--line-of-list) !important;
    font-size: max(16px, var(--letters-of-line)) !important;
    text-overflow: ellipsis !important;
  }
  .with-side--filters .pk-list-bar__found { grid-area: found / 1 / auto / -1 !important; align-self: center !important; min-width: 0 !important; padding-top: 8px !important; font-size: 14px; }
  .with-side--filters .pk-list-bar__size { grid-area: found / 2 !important; justify-self: end !important; padding-top: 8px !important; }
  .with-side--filters .pk-list-bar__size > .pk-list-bar__select { height: 36px !important; }
  .with-side--filters .pk-chips { grid-area: chips / 1 / auto / -1 !important; padding-top: 8px !important; }

  .filter-form { position: relative; height: 100%; }
  .filter-form__title { display: flex; align-items: center; gap: 6px; height: 100%; padding: 0 14px; font-size: 15px; font-weight: 600; }
  /* The form lies over the list. */
  .filter-form[open] > form {
    position: absolute;
    top: calc(100% + 4px);
    left: -1px;
    width: calc(100vw - 2 * var(--side));
    max-height: calc(100svh - var(--pk-sticky-top) - var(--line-of-list) - var(--bar) - 24px);
    padding-top: 8px;
    overflow-y: auto;
    border: 1px solid var(--line-field);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: 0 8px 24px rgb(0 0 0 / 24%);
  }
  .filter-form__act { position: sticky; bottom: -16px; margin-bottom: -16px; padding: 12px 0; background: var(--surface); }
  .with-side--filters .sorting { flex-wrap: nowrap; padding: 3px; overflow-x: auto; scrollbar-width: none; white-space: nowrap; }
  .with-side--filters .sorting__label { display: none; }
}

/* Two columns on phones; where letters are large, one. */
@media (max-width: 639px) {
  .grid { grid-template-columns: repeat(auto-fill, minmax(min(100%, max(140px, 9.4 * var(--pk-font-size, 15px))), 1fr)); gap: 8px; }
  .card { gap: 6px; padding: 8px; }
  .card__picture { background: #f4f6f5; }
  .card__picture img { height: 84px; aspect-ratio: auto; }
  .card__about { flex-flow: row wrap; align-content: flex-start; align-items: baseline; justify-content: space-between; gap: 2px 6px; }
  .card__name { flex: 0 0 100%; font-size: 13px; line-height: 1.3; }
  .card__article { order: 1; }
  .card .price { flex: 0 0 100%; order: 2; }
  .card__link { scroll-margin-top: 120px; }
  .card__number { display: none; }
  .card__article:not(:has(.card__rating)) { display: none; }
  .card__rating .stars { font-size: 11px; letter-spacing: 0; }
  .card .availability { font-size: 12px; line-height: 1.35; }
  .card .availability::before { width: 7px; height: 7px; margin-right: 5px; }
  .card .price { gap: 0 5px; padding-top: 0; line-height: 1.25; }
  .card .price__now { font-size: 17px; }
  .card .price__unit, .card .price__old, .card .price__pack { font-size: 12px; }
  .card .cart-button :is(.pk-placeholder, .cart-button__instead) { padding-inline: 6px; font-size: 14px; }
  .card .marks { top: 4px; left: 4px; }
  .card .mark { padding: 1px 5px; font-size: 11px; }
  .grid--row {
    display: flex;
    margin-inline: calc(-1 * var(--side));
    padding: 2px var(--side);
    overflow-x: auto;
    scroll-padding-inline: var(--side);
    scroll-snap-type: x proximity;
    scrollbar-width: none;
  }
  .grid--row > .card { flex: 0 0 max(168px, 9.4 * var(--pk-font-size, 15px)); scroll-snap-align: start; }
  .brief--wide > div { grid-template-columns: 1fr; gap: 2px; }
}
`
