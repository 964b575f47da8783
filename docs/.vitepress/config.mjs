import { defineConfig } from 'vitepress'
import { codePairs } from './codePairs.mjs'
import { githubSlug } from './githubSlug.mjs'
import { pageLinks } from './pageLinks.mjs'
import { plainDeclarations } from './plainDeclarations.mjs'
import { sidebar } from './sidebar.mjs'
import { sitePathOf } from './sitePages.mjs'

const DESCRIPTION =
  'A wallet connection and account modal for React apps, living in your own Redux store.'
/** For contributors: long tables of names that would bury what a reader looks for. */
const NOT_SEARCHED = new Set(['docs/actions.md', 'docs/coverage.md', 'docs/interface.md'])
/** Two columns of code, or of the demo, need the room of the outline. */
const WIDE = /^(guides\/from-|demo\.md)/

const base = process.env.SITE_BASE ?? '/'

export default defineConfig({
  srcDir: '..',
  srcExclude: ['__tests__/**', 'api/**', 'bench/**', 'scripts/**', 'src/**', '**/node_modules/**'],
  rewrites: file => sitePathOf(file) ?? file,
  outDir: '../.tmp/site',
  cacheDir: '../.tmp/site-cache',
  base,
  // The chunks of all pages that a reader might press would be fetched with each page.
  router: { prefetchLinks: false },
  // Addresses of the sandbox and of development servers.
  ignoreDeadLinks: 'localhostLinks',
  lang: 'en',
  title: 'redux-wallet-modal',
  description: DESCRIPTION,
  head: [
    ['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }],
    ['meta', { name: 'color-scheme', content: 'light dark' }],
  ],
  vite: { publicDir: 'examples/vite/public' },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: githubSlug },
    config(md) {
      pageLinks(md)
      codePairs(md)
      plainDeclarations(md)
    },
  },
  transformPageData({ relativePath }) {
    return WIDE.test(relativePath) ? { frontmatter: { aside: false } } : {}
  },
  /** As `useHomeLandmark` does once the scripts run. */
  transformHtml: html =>
    html.replace('<div class="VPContent is-home"', '<div role="main" class="VPContent is-home"'),
  themeConfig: {
    logo: { src: '/icon.svg', alt: '' },
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Guides', link: '/guides/' },
      { text: 'Reference', link: '/hosts' },
      { text: 'Demo', link: '/demo' },
    ],
    sidebar,
    outline: { level: [2, 3], label: 'On this page' },
    externalLinkIcon: true,
    search: {
      provider: 'local',
      options: {
        _render: (source, env, md) =>
          NOT_SEARCHED.has(env.relativePath) ? '' : md.render(source, env),
        // An error code is several words to the search: a page with only one of them is no result.
        miniSearch: { searchOptions: { combineWith: 'AND' } },
      },
    },
  },
})
