/** The look of the report: one page, light and dark, also on a phone and on paper. */
export const REPORT_STYLES = `
:root { color-scheme: light dark; --ground: #f6f7f9; --card: #fff; --text: #1b2126; --soft: #5b6670; --line: #dfe3e8; --accent: #0b5cad; --good: #1a7a3c; --bad: #b3261e; --old: #9a5b00; --code: #f0f2f5 }
@media (prefers-color-scheme: dark) { :root { --ground: #12161a; --card: #1b2126; --text: #e6eaee; --soft: #9aa6b2; --line: #313a43; --accent: #7db8f5; --good: #6fd08c; --bad: #ff8a80; --old: #f0b45a; --code: #242c33 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 1280px; margin: 0 auto; padding: 32px 20px 64px }
h1 { margin: 0; font-size: 28px; line-height: 1.25 }
h2 { margin: 0; font-size: 19px; overflow-wrap: anywhere }
h3 { margin: 20px 0 8px; font-size: 15px; color: var(--soft) }
p { margin: 8px 0 }
a { color: var(--accent) }
code { padding: 1px 5px; border-radius: 4px; background: var(--code); font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
.verdict { margin: 16px 0 24px; font-size: 18px; font-weight: 600 }
.good { color: var(--good) }
.bad { color: var(--bad) }
.soft { color: var(--soft) }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--card) }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 9px 14px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
tbody tr:last-child > * { border-bottom: 0 }
thead th { font-size: 13px; font-weight: 600; color: var(--soft); white-space: nowrap }
td.number, th.number { text-align: end; white-space: nowrap }
section { margin-top: 28px; padding: 20px; border: 1px solid var(--line); border-radius: 10px; background: var(--card) }
.changes { margin: 0; padding: 0; list-style: none }
.changes li { padding: 8px 0; border-top: 1px solid var(--line) }
.changes li:first-child { border-top: 0 }
.tag { display: inline-block; margin-inline-start: 8px; font-weight: 400; padding: 0 8px; border: 1px solid var(--line); border-radius: 99px; font-size: 12px; color: var(--soft) }
.tag.page { border-color: var(--bad); color: var(--bad) }
.sides { display: grid; grid-template-columns: auto 1fr; gap: 2px 10px; margin: 4px 0 0; font-size: 13px }
.sides dt { color: var(--soft) }
.sides dd { margin: 0; min-width: 0 }
.trio { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 14px }
figure { margin: 0 }
figcaption { margin-bottom: 4px; font-size: 13px; color: var(--soft) }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; background: #fff }
details { margin-top: 16px }
summary { cursor: pointer; color: var(--soft) }
@media (max-width: 760px) { main { padding: 20px 12px 48px } .trio { grid-template-columns: 1fr } section { padding: 14px } h1 { font-size: 23px } }
@media print { section { break-inside: avoid } }
`
