import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The fonts that every first view needs. The style sheet would name them only later. */
const FONTS = ['atkinson-hyperlegible-next-', 'newsreader-']

/** Asks for the fonts along with the scripts, which come first: text stands in a similar font until then. The fonts' names are known only once they are built. */
export function preloadFonts(): Plugin {
  return {
    name: 'coquina-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(isNeeded)
          .map(preload),
    },
  }
}

const isNeeded = (file: string): boolean =>
  FONTS.some((font) => new RegExp(`/${font}[\\w-]{8}\\.woff2$`).test(file))

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: `/${file}`,
    crossorigin: true,
    fetchpriority: 'low',
  },
  injectTo: 'head',
})
