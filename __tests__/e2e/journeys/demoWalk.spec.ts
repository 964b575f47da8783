import {
  accountAt,
  CONTRACTS,
  createSignInControl,
  type WalletControl,
} from '@redux-wallet-modal/sandbox'
import type { Locator, Page } from '@playwright/test'
import { formatUnits, parseEther, type Address } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { violationsOf } from '../accessibility/violationsOf'
import { AccountView } from '../pages/AccountView'
import { BuyView } from '../pages/BuyView'
import { DemoPage } from '../pages/DemoPage'
import { NamesView } from '../pages/NamesView'
import { PayView } from '../pages/PayView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { SwapView } from '../pages/SwapView'
import { WalletsView } from '../pages/WalletsView'
import { lamportsOf, newSolanaAddress } from '../support/solanaChain'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const PAYER = accountAt(0).address
const NAMELESS = 2
const SHOP = accountAt(1).address
const FRIENDS = [accountAt(7).address, accountAt(8).address] as const
const FAMILIES = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
const MARKET = 8453
const DOLLAR_DECIMALS = 6
const LAMPORTS = 250_000_000

async function begin(page: Page, wallet: WalletControl): Promise<DemoPage> {
  const demo = new DemoPage(page)
  await wallet.policy({ '*': 'approve' })
  await demo.goto()
  return demo
}

/** Every row of cards fills the width of the page. */
async function expectNoHoles(cards: Locator) {
  const gaps = await cards.evaluateAll(all => {
    const rows = new Map<number, { left: number; right: number; width: number }>()
    const parent = all[0]?.parentElement?.getBoundingClientRect()
    for (const card of all) {
      const { top, left, right, width } = card.getBoundingClientRect()
      const row = rows.get(top) ?? { left, right, width: 0 }
      rows.set(top, {
        left: Math.min(row.left, left),
        right: Math.max(row.right, right),
        width: row.width + width,
      })
    }
    return [...rows.values()].map(({ left, right }) =>
      Math.round(Math.max(left - (parent?.left ?? 0), (parent?.right ?? 0) - right)),
    )
  })
  expect(gaps.length).toBeGreaterThan(1)
  expect(new Set(gaps)).toEqual(new Set([0]))
}

test('the demo has no gaps at any width, and shows the code that each card runs', async ({
  page,
}) => {
  const demo = new DemoPage(page)
  await demo.goto()
  for (const width of [1280, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHoles(demo.cards)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  const snippets = await demo.snippets.all()
  expect(snippets.length).toBe(13)
  const dialog = page.getByRole('dialog')
  for (const snippet of snippets) {
    const lines = Number(/\d+/.exec(await snippet.innerText())?.[0])
    await snippet.click()
    await expect(dialog).toContainText("from '")
    const text = await dialog.locator('code').innerText()
    expect(text.split('\n').filter(line => /^[^/*]*\w/.test(line.trim())).length).toBeGreaterThan(0)
    expect(text.split('\n').length).toBeGreaterThanOrEqual(lines)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(snippet).toBeFocused()
  }
  await demo.snippets.first().click()
  await expect(dialog).toBeVisible()
  expect(await violationsOf(page, { isWholePage: true })).toEqual([])
})

test('all five families connect and sign in the demo; the server signs a visitor in on request', async ({
  page,
  wallet,
  trouble,
}) => {
  test.setTimeout(90_000)
  trouble.expect(FAILED_REQUEST) // a request without a session
  const server = createSignInControl(sandboxUrls.signIn)
  await server.reset()
  const demo = await begin(page, wallet)
  for (const namespace of FAMILIES) {
    await demo.connect(namespace)
    await expect(page.getByTestId('balance')).toHaveText(/\d/)
    await demo.press('Sign', 'Sign message')
    const said = namespace === 'eip155' ? /^Valid signature by 0xf3/ : /^Signed: \S+\.$/
    await expect(demo.result('sign')).toHaveText(said)
  }
  await expect(demo.card('Batch').getByRole('button', { name: 'Use an EVM network' })).toBeVisible()
  // A Cosmos wallet only signs.
  const balance = demo.card('Balance')
  await expect(balance.getByRole('button', { name: 'Receive' })).toBeVisible()
  await expect(balance.getByRole('button', { name: 'Send' })).toHaveCount(0)
  expect(await violationsOf(page, { isWholePage: true })).toEqual([])
  await demo.press('Sign in', 'Read your page')
  await expect(demo.result('sign-in')).toContainText('Refused (401).')
  for (const namespace of ['solana', 'eip155'] as const) {
    await demo.family(namespace).getByRole('button').click()
    await demo.expectInUse(namespace)
    await demo.press('Sign in', 'Sign in')
    await expect(demo.result('sign-in')).toContainText('Signed in')
  }
  await demo.press('Sign in', 'Read your page')
  await expect(demo.result('sign-in')).toContainText(`Only ${PAYER} may read this.`)
  await demo.press('Sign in', 'Sign out')
  await expect(demo.result('sign-in')).toHaveText('Signed out.')
  await demo.press('Sign in', 'Read your page')
  await expect(demo.result('sign-in')).toContainText('Refused (401).')
})

test('demo payments arrive: by viem, by payment request, in a batch, and by a key that is revoked after', async ({
  page,
  wallet,
  chainOne,
  checkout: _fresh,
}) => {
  test.setTimeout(120_000)
  const pay = new PayView(page)
  const review = new ReviewView(page)
  await chainOne.fund(PAYER, parseEther('50'))
  const demo = await begin(page, wallet)
  await demo.connect('eip155')
  const gained = async (owner: Address, work: () => Promise<void>) => {
    const held = await chainOne.balanceOf(owner)
    await work()
    return (await chainOne.balanceOf(owner)) - held
  }

  const byViem = await gained(SHOP, async () => {
    await demo.press('Pay with viem', 'Pay 0.004 ETH')
    await expect(demo.result('pay')).toHaveText(/^Paid, in block \d+/)
  })
  expect(byViem).toBe(parseEther('0.004'))

  const onRequest = await gained(SHOP, async () => {
    await demo.press('Payment request', 'Check out')
    await pay.wallet.click()
    await review.expectView('Review send')
    await review.confirm.click()
    await expect(demo.result('request')).toHaveText(/^Paid by wallet/)
    await pay.close.click()
    await pay.expectClosed()
  })
  expect(onRequest).toBe(parseEther('0.02'))

  const byExchange = await gained(SHOP, async () => {
    await demo.press('Payment request', 'Check out')
    const shop = await pay.exchangeBy(() => pay.exchange.click())
    await shop.page.getByRole('button', { name: 'Pay' }).click()
    await shop.expectPaidOut()
    await shop.page.close()
    await expect(demo.result('request')).toHaveText(/^Paid by exchange/)
    await pay.expectClosed()
  })
  expect(byExchange).toBe(parseEther('0.02'))

  const held = await Promise.all(FRIENDS.map(friend => chainOne.balanceOf(friend)))
  await demo.press('Batch', 'Send both')
  await expect(demo.result('batch')).toHaveText(/^Both are paid, in one transaction/)
  const after = await Promise.all(FRIENDS.map(friend => chainOne.balanceOf(friend)))
  expect(after.map((wei, index) => wei - (held[index] ?? 0n))).toEqual([
    parseEther('0.001'),
    parseEther('0.002'),
  ])

  await demo.press('Smart session', 'Allow the key')
  const created = page.getByTestId('wm-view-SmartSessionCreated')
  await expect(created).toContainText('0.05 ETH')
  await page.getByTestId('wm-sessions-done').click()
  await expect(demo.result('session')).toHaveText(/^Allowed for a day/)
  const asked = (await wallet.requests()).length
  const byKey = await gained(FRIENDS[0], async () => {
    // The permission becomes valid a few seconds after it was requested.
    await expect(async () => {
      await demo.press('Smart session', 'Pay 0.01 with the key')
      await expect(demo.result('session')).toHaveText(/^The key paid 0.01 ETH/, { timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
  })
  expect(byKey).toBe(parseEther('0.01'))
  expect((await wallet.requests()).slice(asked).map(({ method }) => method)).not.toContain(
    'eth_sendTransaction',
  )
  await wallet.policy({ wallet_revokePermissions: 'approve' }) // `*` does not cover this method
  await demo.press('Smart session', 'What is allowed')
  const stop = page.getByTestId(/^wm-session-stop-/).first()
  const id = (await stop.getAttribute('data-testid'))?.replace('wm-session-stop-', '') ?? ''
  await stop.click()
  await page.getByTestId('wm-session-revoke').click()
  await expect(page.getByTestId(`wm-session-${id}`)).toContainText('Stopped')
  await pay.close.click()
  await pay.expectClosed()
  const stopped = await gained(FRIENDS[0], async () => {
    await demo.press('Smart session', 'Pay 0.01 with the key')
    await expect(demo.result('session')).toHaveText(/^The key did nothing/)
  })
  expect(stopped).toBe(0n)
})

test('the demo swaps, buys from both sellers, registers a name and shows a collectible, each on its chain', async ({
  page,
  wallet,
  swapChain,
  chainOne,
  services,
  checkout,
  api,
  trouble,
}) => {
  test.setTimeout(150_000)
  const swap = new SwapView(page)
  const buy = new BuyView(page)
  const names = new NamesView(page)
  const account = new AccountView(page)
  trouble.expect(FAILED_REQUEST) // a name that is not registered
  await api.reset()
  await services.offer({ swap: ['1inch'], onramp: ['meld', 'coinbase'] })
  await checkout.payOn(MARKET)
  await wallet.switchAccount(NAMELESS)
  const owner = accountAt(NAMELESS).address
  await swapChain.fund(owner, parseEther('20'))
  await chainOne.fund(owner, parseEther('20'))
  const demo = await begin(page, wallet)
  await demo.connect('eip155')
  const dollars = () => swapChain.tokenBalanceOf(CONTRACTS.dollar, owner)

  await test.step('a name', async () => {
    await demo.press('Name', 'Choose a name')
    await names.begin.click()
    await names.field.fill('demo-visitor')
    await expect(names.message).toHaveText('demo-visitor.reown.id is available')
    await names.register.click()
    await expect(names.status).toContainText('You’re demo-visitor.reown.id')
    await account.close.click()
    await expect(demo.result('name')).toHaveText('You are demo-visitor.reown.id.')
  })

  await test.step('a collectible, with its picture', async () => {
    await demo.press('Collectibles', 'Take one')
    await expect(demo.result('collectible')).toHaveText(/^#\d+ is yours/)
    const id = /#(\d+)/.exec(await demo.result('collectible').innerText())?.[1] ?? ''
    await demo.press('Collectibles', 'See the account')
    await account.dialog.getByRole('tab', { name: 'NFTs' }).click()
    const tile = account.dialog.getByTestId('wm-collectible').filter({ hasText: `#${id}` })
    await expect
      .poll(() => tile.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await account.close.click()
    await account.expectClosed()
  })

  await test.step('a swap', async () => {
    await demo.press('Swap', 'Swap')
    await swap.expectView('Swap')
    await expect(swap.target).toContainText('SUSD')
    await swap.amount.fill('0.5')
    await swap.expectQuote()
    await swap.review.click()
    await swap.expectView('Review swap')
    const least = await swap.minimum()
    const before = await dollars()
    await swap.expectReady()
    await swap.confirm.click()
    await expect(swap.view).toContainText('Swapped')
    expect(Number(formatUnits((await dollars()) - before, DOLLAR_DECIMALS))).toBeGreaterThanOrEqual(
      least,
    )
    await swap.close.click()
    await swap.expectClosed()
  })

  await test.step('coins from Coinbase', async () => {
    const held = await swapChain.balanceOf(owner)
    await demo.press('Buy', 'Buy')
    await buy.expectView('Choose a provider')
    await buy.coinbase.click()
    await buy.token.click()
    await buy.dialog.getByTestId('wm-onramp-choice-ETH').click()
    await buy.amount.fill('250')
    await buy.expectQuote()
    const shop = await buy.checkoutBy(() => buy.goOn.click())
    await expect(shop.address).toHaveText(owner)
    await shop.pay()
    await shop.expectPaidOut()
    await shop.page.close()
    await expect(buy.purchases.first()).toContainText('Arrived')
    expect(await swapChain.balanceOf(owner)).toBeGreaterThan(held)
    await buy.close.click()
    await buy.expectClosed()
  })

  await test.step('tokens from Meld', async () => {
    const held = await dollars()
    await demo.press('Buy', 'Buy')
    await buy.expectView('Choose a provider')
    const shop = await buy.checkoutBy(() => buy.meld.click())
    await expect(shop.address).toHaveText(owner)
    await shop.pay()
    await shop.expectPaidOut()
    await shop.page.close()
    expect(await dollars()).toBeGreaterThan(held)
    await buy.close.click()
    await buy.expectClosed()
  })
})

test('every account action completes: receive, send on two families, activity, the explorer, the wallets, disconnecting', async ({
  page,
  context,
  wallet,
  chainOne,
  services,
}) => {
  test.setTimeout(120_000)
  const account = new AccountView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  const swap = new SwapView(page)
  const wallets = new WalletsView(page)
  await services.offer({ swap: ['1inch'], onramp: ['meld', 'coinbase'] })
  await chainOne.fund(PAYER, parseEther('50'))
  const demo = await begin(page, wallet)
  await demo.connect('solana')
  await demo.connect('eip155')
  const open = async () => {
    await demo.accountButton.click()
    await account.expectView('Account')
  }
  const leave = async () => {
    await account.close.click()
    await account.expectClosed()
  }

  await open()
  await expect(account.tokens.first()).toBeVisible()
  const letters = account.tokens.filter({ hasNot: page.locator('img') })
  await expect(letters, 'every token has a picture').toHaveCount(0)
  await account.button('Receive').click()
  await expect(account.dialog).toContainText(PAYER)
  await account.back.click()
  await account.button('Swap').click()
  await swap.expectView(/Swap/)
  await leave()
  await open()
  await expect(account.button('Receive')).toBeVisible()
  await expect(account.button('Buy'), 'no provider sells on a test network').toHaveCount(0)
  const recipient = privateKeyToAddress(generatePrivateKey())
  await account.send.click()
  await send.fill({ symbol: 'ETH', amount: '0.125', recipient })
  await send.preview.click()
  await review.expectView('Review send')
  await review.expectRecipient(recipient)
  await review.confirm.click()
  await review.expectView('Sent')
  expect(await chainOne.balanceOf(recipient)).toBe(parseEther('0.125'))
  await review.seeActivity()
  await expect(account.newest).toContainText('Sent')
  const [explorer] = await Promise.all([context.waitForEvent('page'), account.newest.click()])
  await expect(explorer.getByRole('definition').first()).toHaveText('Done')
  await expect(explorer.locator('dl')).toContainText('0.125 ETH')
  expect(await violationsOf(explorer, { isWholePage: true })).toEqual([])
  await explorer.close()
  await leave()

  await demo.family('solana').getByRole('button').click()
  await demo.expectInUse('solana')
  const elsewhere = newSolanaAddress()
  await open()
  await account.send.click()
  await send.fill({ symbol: 'SOL', amount: '0.25', recipient: elsewhere })
  await send.preview.click()
  await review.expectView('Review send')
  await review.confirm.click()
  await review.expectView('Sent')
  expect(await lamportsOf(elsewhere)).toBe(LAMPORTS)
  await review.close.click()
  await review.expectClosed()

  await open()
  await account.dialog.getByTestId('wm-account-wallets').click()
  await wallets.expectView('Wallets')
  await wallets.disconnectAll.click()
  await wallets.expectClosed()
  await expect(demo.whose).toHaveText('No wallet is connected.')
})
