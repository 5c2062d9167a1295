/** Lists of shelves and products. */
export const CATALOGUE_STYLE = /* css */ `
.breadcrumbs { margin-bottom: 12px; font-size: 13px; }
.breadcrumbs__list { display: flex; flex-wrap: wrap; gap: 2px 0; padding: 0; list-style: none; color: var(--ink-quiet); }
.breadcrumbs__list li { display: inline-flex; align-items: center; min-height: 24px; }
.breadcrumbs__list li + li::before { content: '/'; margin: 0 8px; color: var(--line-field); }
.breadcrumbs__list a { color: var(--ink-quiet); text-decoration: none; }
@media (hover: hover) { .breadcrumbs__list a:hover { color: var(--accent-text); text-decoration: underline; } }

.page-heading { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; margin-bottom: 16px; }
.page-heading__count { color: var(--ink-quiet); white-space: nowrap; }

.with-side { display: grid; grid-template-columns: 248px minmax(0, 1fr); gap: 20px; align-items: start; }
.side-list { padding: 14px 0 8px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.side-list__heading { padding: 0 16px 8px; font-size: 16px; }
.side-list ul { padding: 0; list-style: none; }
.side-list a { display: flex; justify-content: space-between; gap: 8px; padding: 7px 16px; color: var(--ink); font-size: 14px; text-decoration: none; }
@media (hover: hover) { .side-list a:hover { background: var(--surface-soft); color: var(--accent-text); } }
.side-list a[aria-current] { background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent); font-weight: 600; }
.side-list a:focus-visible { outline-offset: -2px; }
.side-list__count { color: var(--ink-quiet); font-weight: 400; font-variant-numeric: tabular-nums; }
.with-side__content > section + section { margin-top: 20px; }
.found__corrected { margin-bottom: 16px; }
.found + section { margin-top: 20px; }
.found h2 { margin-bottom: 10px; }

.with-side--filters { grid-template: 'side content' auto 'filters content' 1fr / 248px minmax(0, 1fr); }
.with-side--filters .side-list { grid-area: side; }
.with-side--filters .with-side__content { grid-area: content; }
.filters { grid-area: filters; min-width: 0; }
/* Until the widget is there, and without script. */
.filter-form { border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); font-size: 14px; }
.filter-form__title { padding: 12px 16px; font-size: 16px; font-weight: 700; cursor: pointer; }
.filter-form form { padding: 0 16px 16px; }
.filter-form__group { border-top: 1px solid var(--line); padding: 8px 0; }
.filter-form__group > summary { padding: 4px 0; font-weight: 600; cursor: pointer; }
.filter-form__options { margin: 4px 0 0; padding: 0; list-style: none; }
.filter-form__option { display: flex; gap: 8px; align-items: center; min-height: 32px; }
.filter-form__option input { flex: none; width: 18px; height: 18px; margin: 0; accent-color: var(--accent); }
.filter-form__count { margin-left: auto; color: var(--ink-quiet); font-variant-numeric: tabular-nums; }
.filter-form__more > summary { padding: 6px 0; color: var(--accent-text); cursor: pointer; }
.filter-form__range { display: flex; gap: 8px; align-items: center; margin-top: 6px; }
.filter-form__range label { display: flex; flex: 1; gap: 6px; align-items: center; min-width: 0; }
.filter-form__range input { width: 100%; min-width: 0; min-height: 40px; padding: 4px 8px; border: 1px solid var(--line-field); border-radius: var(--radius); background: var(--surface); color: inherit; font: inherit; }
.filter-form__act { display: flex; gap: 16px; align-items: center; margin-top: 12px; }

.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(288px, 1fr)); gap: 10px; padding: 0; list-style: none; }
.tile {
  position: relative;
  display: grid;
  grid-template: auto 1fr / 72px minmax(0, 1fr);
  column-gap: 12px;
  align-items: start;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
}
@media (hover: hover) { .tile:hover { border-color: var(--accent); } }
.tile__picture { grid-row: 1 / 3; width: 72px; height: 72px; }
.tile__link { min-width: 0; color: var(--ink); font-weight: 600; line-height: 1.3; hyphens: auto; text-decoration: none; }
.tile__link::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
@media (hover: hover) { .tile__link:hover { color: var(--accent-text); } }
.tile__count { color: var(--ink-quiet); font-size: 13px; }

.shelf-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); gap: 12px; margin-top: 16px; padding: 0; list-style: none; }
.shelf { display: grid; grid-template-columns: 96px 1fr; gap: 16px; padding: 16px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.shelf__name { font-size: 18px; }
.shelf__name a { color: var(--ink); text-decoration: none; }
@media (hover: hover) { .shelf__name a:hover { color: var(--accent-text); text-decoration: underline; } }
.shelf__count { color: var(--ink-quiet); font-size: 13px; }
.shelf__children { display: flex; flex-wrap: wrap; gap: 2px 14px; margin-top: 8px; padding: 0; list-style: none; font-size: 14px; }
.shelf__children a { display: inline-block; padding: 3px 0; text-decoration: none; }
@media (hover: hover) { .shelf__children a:hover { text-decoration: underline; } }

.sorting { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; margin-bottom: 12px; font-size: 14px; }
.sorting__label { margin-right: 6px; color: var(--ink-quiet); }
.sorting__link { display: inline-flex; align-items: center; min-height: 36px; padding: 0 12px; border: 1px solid transparent; border-radius: 18px; color: var(--ink); text-decoration: none; }
@media (hover: hover) { .sorting__link:hover { background: var(--surface); } }
.sorting__link[aria-current] { border-color: var(--line); background: var(--surface); color: var(--accent-text); font-weight: 600; }

.pager { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px; margin-top: 24px; }
.pager__numbers { display: flex; gap: 4px; padding: 0; list-style: none; }
.pager__number, .pager__gap { display: grid; place-items: center; min-width: 44px; min-height: 44px; border: 1px solid transparent; border-radius: var(--radius); color: var(--ink); font-variant-numeric: tabular-nums; text-decoration: none; }
@media (hover: hover) { .pager__number:hover { border-color: var(--line); background: var(--surface); } }
.pager__number[aria-current] { border-color: var(--graphite); background: var(--graphite); color: var(--on-graphite); }
.pager__step { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); color: var(--ink); text-decoration: none; }
.pager__step .icon { width: 18px; height: 18px; }

.empty { max-width: 640px; padding: 20px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.empty ul { margin: 8px 0; padding-left: 20px; }

/* Beside the list the form is always open. */
@media (min-width: 900px) { .filter-form::details-content { display: block; block-size: auto; content-visibility: visible; } }

@media (max-width: 639px) {
  .sorting:not(.with-side--filters *) { flex-wrap: nowrap; margin-inline: calc(-1 * var(--side)); padding: 3px var(--side); overflow-x: auto; scrollbar-width: none; white-space: nowrap; }
  .breadcrumbs__list { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; white-space: nowrap; }
  .breadcrumbs__list li:last-child span { max-width: 60vw; overflow: hidden; text-overflow: ellipsis; }
  .breadcrumbs { margin-bottom: 6px; }
  .page-heading { margin-bottom: 8px; }
  /* The line above the list says how many, of what the filters leave. */
  @media (scripting: enabled) { .page-heading:has(+ .with-side--filters, + .prose) > .page-heading__count { display: none; } }
  .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; }
  .tile { grid-template: auto auto 1fr / minmax(0, 1fr); row-gap: 6px; padding: 10px; font-size: 14px; }
  .tile__picture { grid-row: auto; width: 64px; height: 64px; }
  /* Shelves above a list slide under the thumb. */
  .with-side .tiles { display: flex; margin-inline: calc(-1 * var(--side)); padding: 2px var(--side); overflow-x: auto; scroll-padding-inline: var(--side); scrollbar-width: none; }
  .with-side .tile { flex: 0 0 116px; align-content: start; justify-items: center; row-gap: 4px; padding: 8px 6px; font-size: 12px; text-align: center; }
  .with-side .tile__picture { width: 44px; height: 44px; }
  .with-side .tile__link { font-weight: 500; }
  .with-side .tile__count { display: none; }
  .side-list { padding: 0; border: 0; background: none; }
  .side-list__heading { padding: 0 0 8px; }
  .side-list ul { display: flex; gap: 8px; margin-inline: calc(-1 * var(--side)); padding: 2px var(--side); overflow-x: auto; scroll-padding-inline: var(--side); scrollbar-width: none; white-space: nowrap; }
  .side-list a { align-items: center; min-height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: 22px; background: var(--surface); }
  .side-list a[aria-current] { border-color: var(--accent); box-shadow: none; }
  .shelf { grid-template-columns: 64px 1fr; gap: 12px; padding: 12px; }
  .shelf__children a { padding: 7px 0; }
  .pager__step span { display: none; }
  .pager__step { min-width: 44px; justify-content: center; padding: 0; }
  .pager__number, .pager__gap { min-width: 40px; }
  .pager { gap: 4px; }
}
@media (max-width: 374px) {
  .tile { padding: 8px; font-size: 13px; }
  .pager__number, .pager__gap { min-width: 34px; }
  .pager__numbers { gap: 2px; }
}
`
