/**
 * A page in the plainest form, which loads nothing.
 * @param {string} title
 * @param {string} content HTML
 */
export const page = (title, content) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 22rem; margin: 3rem auto; padding: 0 1rem }
  h1 { font-size: 1.25rem }
  label { display: block; margin: 0.75rem 0 }
  input:not([type='checkbox']) { display: block; box-sizing: border-box; width: 100% }
  input, button { font: inherit; padding: 0.5rem }
  button { width: 100%; margin-top: 0.75rem }
  .quiet { background: none; border: 0; text-decoration: underline }
</style>
<h1>${title}</h1>
${content}
</html>`
