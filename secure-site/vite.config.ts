import { fileURLToPath } from 'node:url'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

const inside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The head of every page. A page itself has only its title and its script. */
const HEAD: readonly HtmlTagDescriptor[] = [
  { tag: 'meta', attrs: { charset: 'utf-8' } },
  { tag: 'meta', attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
  { tag: 'meta', attrs: { name: 'color-scheme', content: 'light dark' } },
  { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' } },
  // Search engines have no use for any of them.
  { tag: 'meta', attrs: { name: 'robots', content: 'noindex' } },
  // Browsers would ask for `/favicon.ico` otherwise.
  { tag: 'link', attrs: { rel: 'icon', href: 'data:,' } },
  { tag: 'link', attrs: { rel: 'stylesheet', href: '../src/frame/frame.css' } },
]

/** Puts the head into each page before Vite looks for the files that it bundles. */
const withHead: Plugin = {
  name: 'with-head',
  transformIndexHtml: {
    order: 'pre',
    handler: () => HEAD.map(tag => ({ ...tag, injectTo: 'head-prepend' })),
  },
}

/**
 * The site's policy allows scripts and styles of its own files only: nothing is inlined, and
 * nothing asks for Trusted Types. What a page preloads is a `<link>` in its head; Vite's polyfill
 * for older browsers would be a script that fetches.
 */
export default defineConfig({
  root: inside('pages'),
  base: './',
  plugins: [withHead],
  build: {
    outDir: inside('dist/pages'),
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome111', 'firefox113', 'safari16.4'],
    rolldownOptions: {
      input: {
        sdk: inside('pages/sdk.html'),
        approve: inside('pages/approve-device.html'),
        account: inside('pages/account.html'),
        passkey: inside('pages/use-passkey.html'),
        loading: inside('pages/loading.html'),
        done: inside('pages/social-done.html'),
      },
    },
  },
})
