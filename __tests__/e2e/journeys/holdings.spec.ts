import { CONTRACTS } from '@redux-wallet-modal/sandbox'
import { parseEther } from 'viem'
import { violationsOf } from '../accessibility/violationsOf'
import { settled } from '../accessibility/settled'
import { AccountView } from '../pages/AccountView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { beginConnected } from '../support/connectQuietly'
import { random } from '../support/random'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'

/** The most rows that a long list may render. */
const ROWS_MAX = 60
const KINDS = [
  'plain',
  'broken',
  'huge',
  'slow',
  'animated',
  'script',
  'page',
  'cut',
  'pictureless',
  'nameless',
  'hostile',
  'elsewhere',
  'spam',
] as const

test('collectibles: keyboard alone reaches the contract and the explorer, whatever is wrong with pictures and names', async ({
  page,
  host,
  wallet,
  api,
  services,
  trouble,
}) => {
  test.setTimeout(90_000)
  const account = new AccountView(page)
  const tiles = account.dialog.getByTestId('wm-collectible')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await host.goto()
  const address = await beginConnected(host, wallet)
  const ids = await api.giveCollectibles(address, KINDS)
  await host.accountButton.click()
  await account.expectView('Account')

  // First, a history page that fails to load.
  await services.break({ path: `/v1/account/${address}/history`, status: 400 })
  await tabTo(page, account.dialog.getByRole('tab', { name: 'Tokens' }))
  await page.keyboard.press('ArrowRight')
  await expect(account.dialog.getByRole('tab', { name: 'NFTs' })).toBeFocused()
  await expect(account.toast).toContainText('Failed to fetch transactions')
  trouble.expect(/status of 400/)
  await services.mend()
  await tabTo(page, account.dialog.getByRole('button', { name: /Try again|Show more/ }).first())
  await page.keyboard.press('Enter')

  await expect(tiles.filter({ hasText: `Sandbox Collectible #${ids[0] ?? ''}` })).toBeVisible()
  const known = tiles.filter({ hasText: `Sandbox Broken #${ids[1] ?? ''}` })
  await expect(known).toContainText('Sandbox Collectible', { useInnerText: true })
  await settled(page)
  expect(await violationsOf(page)).toEqual([])
  const before = await tiles.allTextContents()
  const spam = tiles.filter({ hasText: 'Looks like spam' })
  await expect(spam).toHaveCount(0)
  await account.dialog.getByTestId('wm-nfts-hidden').press('Enter')
  await expect(spam.first()).toBeVisible()
  await account.dialog.getByTestId('wm-nfts-hidden').press('Enter')
  await expect(spam).toHaveCount(0)
  // More of the history may have loaded meanwhile; none of the earlier rows may be gone.
  expect(await tiles.allTextContents()).toEqual(expect.arrayContaining(before))
  expect(await page.title(), 'no picture and no name ran').not.toMatch(/taken|1/)
  expect(asked.filter(url => new URL(url).hostname.endsWith('elsewhere.example'))).toEqual([])
  await known.scrollIntoViewIfNeeded()
  await expect(known.locator('img'), 'what does not come leaves no gap').toHaveCount(0)
  const art = known.locator('[data-wm-part="collectible-art"]')
  expect((await art.boundingBox())?.height).toBeGreaterThan(100)

  await page.setViewportSize({ width: 320, height: 640 })
  await settled(page)
  const body = account.dialog.getByTestId('wm-view-Account')
  expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })

  const first = tiles.filter({ hasText: `Sandbox Collectible #${ids[0] ?? ''}` })
  await first.focus()
  await page.keyboard.press('Enter')
  await account.expectView('Collectible')
  await settled(page)
  await expect(account.view).toContainText(ids[0] ?? '?')
  const contract = account.dialog.getByTestId('wm-collectible-contract')
  await expect(contract).toHaveAccessibleName(
    new RegExp(`^Copy contract address ${CONTRACTS.collectible}$`, 'i'),
  )
  const link = account.dialog.getByTestId('wm-collectible-explorer')
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`/token/${CONTRACTS.collectible}\\?a=${ids[0] ?? ''}$`, 'i'),
  )
  expect(await violationsOf(page)).toEqual([])
})

test('activity: a payment stays pending across a reload, a long history renders few rows, and spam and false entries change nothing', async ({
  page,
  host,
  wallet,
  api,
  chainOne,
}) => {
  test.setTimeout(90_000)
  const account = new AccountView(page)
  const rows = account.dialog.getByTestId('wm-activity-row')
  const seeActivity = async () => {
    await host.accountButton.click()
    await account.expectView('Account')
    await account.activity.click()
    await account.expectActivity()
  }
  await host.goto()
  const address = await beginConnected(host, wallet)
  await chainOne.fund(address, parseEther('50'))
  await chainOne.holdBlocks()
  await wallet.policy({ eth_sendTransaction: 'approve' })
  await host.accountButton.click()
  await account.send.click()
  const send = new SendView(page)
  await send.fill({ symbol: 'ETH', amount: '0.5', recipient: random.address() })
  await send.preview.click()
  const review = new ReviewView(page)
  await review.confirm.click()
  await review.expectView('Sending')
  await expect(review.view).toContainText('On its way')
  await page.reload()
  await host.expectConnected(address)
  await seeActivity()
  await expect(account.newest).toContainText('On its way')
  await expect(account.newest).toContainText('Waiting for the network')
  await chainOne.mine()
  await expect(account.newest).toContainText('Sent', { timeout: 20_000 })
  await expect(rows.filter({ hasText: 'On its way' })).toHaveCount(0)

  await api.tellHistory(address, 'long')
  await page.reload()
  await seeActivity()
  await expect(rows.first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const view = account.dialog.getByTestId('wm-view-Account')
  const height = (await rows.first().boundingBox())?.height ?? 0
  expect(height).toBeGreaterThan(40)
  await expect(async () => {
    await view.evaluate(body => body.scrollTo({ top: body.scrollHeight }))
    await view.hover()
    await page.mouse.wheel(0, 400)
    expect(await rows.count()).toBeLessThanOrEqual(ROWS_MAX)
    // Rows load in fifties: wait until the height covers all 300.
    expect(await view.evaluate(body => body.scrollHeight)).toBeGreaterThan(300 * height)
  }).toPass({ timeout: 30_000, intervals: [100] })
  expect(await rows.count()).toBeLessThanOrEqual(ROWS_MAX)

  await api.tellHistory(address, 'spam')
  await page.reload()
  await seeActivity()
  await expect(rows.first()).toContainText('Received')
  await expect(rows.filter({ hasText: /Claim|reward|free/i })).toHaveCount(0)
  await expect(rows).toHaveCount(2)

  await api.tellHistory(address, 'hostile')
  await page.reload()
  await seeActivity()
  await expect(rows.first()).toBeVisible()
  await expect(account.dialog.locator('script, iframe, object, embed')).toHaveCount(0)
  expect(await page.title()).not.toMatch(/taken|^1$/)
  const hrefs = await rows.evaluateAll(all => all.map(row => row.getAttribute('href')))
  expect(hrefs.filter(href => href !== null && !href.startsWith('http'))).toEqual([])
  expect(await violationsOf(page)).toEqual([])
  await api.tellHistory(address, null)
})
