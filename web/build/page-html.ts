/** What of a page goes into the HTML. */
export type WrittenPage = { title: string; description: string; html: string }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const tag = (name: string, attributes: Record<string, string>): string =>
  `    <${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')} />\n`

/** The shell of every page with one page in it. `address` is where the page is; a page that is nowhere has none. */
export function pageHtml(shell: string, { title, description, html }: WrittenPage, address?: URL): string {
  const og = (property: string, content: string) => tag('meta', { property: `og:${property}`, content })
  const shared = address
    ? [
        tag('link', { rel: 'canonical', href: address.href }),
        og('type', 'website'),
        og('site_name', 'Coquina'),
        og('title', title),
        og('description', description),
        og('url', address.href),
        og('image', new URL('/share.jpg', address).href),
        og('image:width', '1200'),
        og('image:height', '630'),
        tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
      ].join('')
    : tag('meta', { name: 'robots', content: 'noindex' })
  // By functions: what is put in may have a dollar sign.
  return shell
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_all, start) => start + escaped(description))
    .replace('  </head>', () => `${shared}  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}
