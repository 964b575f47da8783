import type { Page } from '@playwright/test'
import { AllWalletsView } from '../pages/AllWalletsView'
import { ConnectView } from '../pages/ConnectView'
import type { HostPage } from '../pages/HostPage'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'

const MANY = 10_000
const ROWS_MAX = 60
/** The directory ignores more entries than this in one response. */
const ANSWER_MAX = 1_000

declare global {
  var seenOfSearch: { readonly text: string; readonly names: readonly string[] }[] | undefined
}

async function openAllWallets(host: HostPage): Promise<AllWalletsView> {
  const all = new AllWalletsView(host.page)
  await host.connectButton.click()
  await new ConnectView(host.page).allWallets.click()
  await all.expectView('All wallets')
  await expect(all.rows.first()).toBeVisible()
  return all
}

/** Records the field's text and the listed names whenever either changes. */
async function watchSearch({ search, page }: { search: AllWalletsView['search']; page: Page }) {
  await search.evaluate(field => {
    const card = field.getRootNode()
    if (!(card instanceof ShadowRoot) || !(field instanceof HTMLInputElement)) {
      throw new Error('The field is not where it should be')
    }
    const seen: { text: string; names: string[] }[] = []
    globalThis.seenOfSearch = seen
    const look = () => {
      const found = card.querySelectorAll('[role="list"] [data-index]')
      const names = [...found].map(row => row.textContent)
      seen.push({ text: field.value, names })
    }
    new MutationObserver(look).observe(card, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => globalThis.seenOfSearch ?? [])
}

/**
 * Scrolls in steps until nothing more loads or enough was seen; returns what the document held
 * meanwhile.
 */
const scrollThrough = ({ list }: AllWalletsView, { stepWindows = 1, enough = Infinity }) =>
  list.evaluate(
    async (element, { stepWindows, enough }) => {
      const scroller = element.parentElement
      if (!scroller) throw new Error('Nothing scrolls')
      const seen = { most: 0, steps: 0, last: 0, size: 0 }
      const look = () => {
        const shown = element.querySelectorAll('[role="listitem"]')
        seen.most = Math.max(seen.most, shown.length)
        for (const row of shown) {
          seen.last = Math.max(seen.last, Number(row.getAttribute('aria-posinset')))
          seen.size = Math.max(seen.size, Number(row.getAttribute('aria-setsize')))
        }
      }
      new MutationObserver(look).observe(element, { subtree: true, childList: true })
      look()
      const STILL_MS = 3_000
      let moved = performance.now()
      while (performance.now() - moved < STILL_MS && seen.last < enough) {
        const before = scroller.scrollTop
        scroller.scrollTop += stepWindows * scroller.clientHeight
        await new Promise(resolve => requestAnimationFrame(resolve))
        if (scroller.scrollTop === before) continue
        seen.steps += 1
        moved = performance.now()
      }
      look()
      return seen
    },
    { stepWindows, enough },
  )

/** Collects the directory pages that the browser requests from now on, in order. */
function pagesAsked(page: Page): number[] {
  const pages: number[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    const isPage = pathname === '/getWallets' && searchParams.get('entries') === '40'
    if (isPage) pages.push(Number(searchParams.get('page')))
  })
  return pages
}

test('the list fetches page after page as the visitor scrolls, each once, and holds few rows', async ({
  page,
  host,
  services,
}) => {
  await services.inventWallets(MANY)
  await host.goto()
  const pages = pagesAsked(page)
  const all = await openAllWallets(host)
  const { most, last } = await scrollThrough(all, { enough: 400 })
  expect(last).toBeGreaterThanOrEqual(400)
  expect(most).toBeLessThanOrEqual(ROWS_MAX)
  expect(pages.length).toBeGreaterThanOrEqual(10)
  expect(pages).toEqual(pages.map((_page, index) => index + 1))
})

test('ten thousand wallets: the document never holds more than sixty rows, to the very end of the list', async ({
  page,
  host,
}) => {
  const wallets = Array.from({ length: MANY }, (_, order) => ({
    id: order.toString(16).padStart(64, '0'),
    name: `Invented ${String(order)}`,
    order,
    homepage: 'https://invented.example',
    image_id: null,
    mobile_link: `invented${String(order)}://`,
    chains: ['eip155:31337'],
  }))
  // The directory returns the maximum per response, because the test is about the list, not about
  // 200 responses.
  await page.route(`${sandboxUrls.projectService}/getWallets**`, async route => {
    const { searchParams } = new URL(route.request().url())
    if (searchParams.get('entries') !== '40') return route.fallback()
    const end = Number(searchParams.get('page')) * ANSWER_MAX
    await route.fulfill({
      json: { count: MANY, data: wallets.slice(end - ANSWER_MAX, end) },
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await host.goto()
  const all = await openAllWallets(host)
  const { most, steps, last, size } = await scrollThrough(all, { stepWindows: 4 })
  expect(size).toBeGreaterThanOrEqual(MANY)
  expect(last).toBe(size)
  expect(steps).toBeGreaterThan(100)
  expect(most).toBeGreaterThan(10)
  expect(most).toBeLessThanOrEqual(ROWS_MAX)
})

test('typing on never shows the results of an earlier search', async ({ page, host, services }) => {
  await host.goto()
  const all = await openAllWallets(host)
  const seen = await watchSearch({ search: all.search, page })
  const isSearch = (text: string) => (url: string) =>
    url.startsWith(`${sandboxUrls.projectService}/getWallets`) &&
    new URL(url).searchParams.get('search') === text
  await services.breakProject({ path: '/getWallets', delayMs: 2_500, times: 1 })
  const isHeron = isSearch('Heron')
  const first = page.waitForRequest(request => isHeron(request.url()))
  const late = page.waitForEvent('requestfinished', request => isHeron(request.url()))
  await all.search.pressSequentially('Heron')
  await first
  await all.search.fill('Otter')
  await expect(all.wallet('Amber Otter')).toBeVisible()
  await expect(all.count).toHaveText('20 wallets')
  // The response to the first search has arrived.
  await late
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))
  await expect(all.wallet('Amber Otter')).toBeVisible()
  await expect(all.count).toHaveText('20 wallets')

  const looks = await seen()
  expect(looks.filter(({ text, names }) => text === 'Otter' && names.length > 0)).not.toEqual([])
  const isStale = ({ text, names }: (typeof looks)[number]) =>
    text === 'Otter' && names.some(name => !name.includes('Otter'))
  expect(looks.filter(isStale)).toEqual([])
})
