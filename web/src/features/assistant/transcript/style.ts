/** How the page looks on a screen and on paper. Its fonts are the reader's own: the page loads nothing. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #221e18; --soft: #5a5042; --line: #d8ccb8; --page: #fffdf8; --mine: #eaf1ec; --accent: #0f5257; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2ebdf; --soft: #bdb2a0; --line: #4a4338; --page: #1c1916; --mine: #20302f; --accent: #84c9c2; } }
@media print { :root { color-scheme: light; --ink: #000; --soft: #444; --line: #bbb; --page: #fff; --mine: #f3f3f0; --accent: #000; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1, h2 { font-family: Georgia, "Times New Roman", "Liberation Serif", serif; font-weight: 500; line-height: 1.2; }
h1 { margin: 0 0 1.25rem; font-size: 2rem; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.3rem; }
h3 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0 0 0.3rem; font-size: 0.95rem; }
h3 time { color: var(--soft); font-weight: 400; font-size: 0.85rem; }
p { margin: 0.35rem 0; overflow-wrap: anywhere; }
.words { white-space: pre-wrap; }
.quiet { color: var(--soft); font-size: 0.85rem; }
.label { margin-top: 0.6rem; font-weight: 600; font-size: 0.85rem; }
.what { margin-top: 1.25rem; border: 1px solid var(--line); border-radius: 0.375rem; padding: 0.75rem 1rem; }
.what h2 { margin: 0 0 0.35rem; font-size: 1.1rem; }
ol { list-style: none; margin: 0; padding: 0; }
article { margin: 0 0 0.75rem; border-left: 3px solid var(--line); padding: 0.55rem 0 0.55rem 1rem; }
.you { border-left-color: var(--accent); background: var(--mine); padding-right: 1rem; }
.understood, .remark { border: 1px solid var(--line); border-radius: 0.375rem; padding: 0.6rem 1rem; }
ul { margin: 0.2rem 0; padding-left: 1.1rem; font-size: 0.9rem; overflow-wrap: anywhere; }
dl { margin: 0; }
dl + dl { margin-top: 0.6rem; border-top: 1px solid var(--line); padding-top: 0.6rem; }
dl div { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr); gap: 0 1rem; padding: 0.12rem 0; }
dt { color: var(--soft); font-size: 0.9rem; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; padding: 0.25rem 0; } main { padding-top: 1.5rem; } h1 { font-size: 1.6rem; } }
@media print {
  @page { margin: 18mm; }
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  h1, h2, h3 { break-after: avoid; }
  dl div, .what { break-inside: avoid; }
  .you { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`
