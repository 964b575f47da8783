/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { siteLinkOf } from '../../docs/.vitepress/pageLinks.mjs'
import { deadLinks } from '../../scripts/site/deadLinks.mjs'

const SOURCE = 'https://github.com/redux-wallet-modal/redux-wallet-modal/blob/main/'

describe('the documentation site', () => {
  it.each([
    ['docs/guides/next.md', '../../README.md#use-it', '/readme.md#use-it'],
    ['docs/guides/next.md', 'sign-in.md', '/guides/sign-in.md'],
    ['README.md', 'docs/guides/README.md', '/guides/index.md'],
    ['docs/guides/troubleshooting.md', '../../examples/cra/README.md', '/examples/cra.md'],
    ['docs/pictures/README.md', 'Account-320-light.png', '/pictures/Account-320-light.png'],
    ['docs/actions.md', '../src/domain/limits.ts', `${SOURCE}src/domain/limits.ts`],
    ['README.md', 'LICENSE', `${SOURCE}LICENSE`],
    ['docs/hosts.md', '#options', '#options'],
    ['docs/hosts.md', 'https://hono.dev', 'https://hono.dev'],
  ])('turns the link of %s to %s into %s', (page, href, link) => {
    expect(siteLinkOf(page, href)).toBe(link)
  })

  describe('once it is built', () => {
    let site = ''

    beforeEach(() => {
      site = mkdtempSync(join(tmpdir(), 'site-'))
    })

    afterEach(() => rmSync(site, { recursive: true }))

    const write = (pages: Readonly<Record<string, string>>) => {
      for (const [file, html] of Object.entries(pages)) {
        mkdirSync(dirname(join(site, file)), { recursive: true })
        writeFileSync(join(site, file), html)
      }
    }

    it('reports each link to a missing page, heading or picture', () => {
      write({
        'index.html': '<a href="/start.html#vite">a</a><a href="/gone.html">b</a>',
        'start.html': '<h2 id="vite">Vite</h2><a href="#next">c</a><img src="/icon.svg">',
        'guides/index.html': '<a href="../start.html">d</a><a href="/start.html#cra">e</a>',
      })
      expect(deadLinks(site, '/')).toEqual({
        count: 6,
        dead: expect.arrayContaining([
          'index.html: /gone.html',
          'start.html: #next',
          'start.html: /icon.svg',
          'guides/index.html: /start.html#cra',
        ]) as string[],
      })
      expect(deadLinks(site, '/').dead).toHaveLength(4)
    })

    it('follows links below the folder that it is served in', () => {
      write({ 'index.html': '<a href="/docs/start.html">a</a>', 'start.html': '' })
      expect(deadLinks(site, '/docs/')).toEqual({ count: 1, dead: [] })
    })
  })
})
