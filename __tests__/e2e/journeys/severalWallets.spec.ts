import { accountAt } from '@redux-wallet-modal/sandbox'
import type { Page } from '@playwright/test'
import { settled } from '../accessibility/settled'
import { violationsOf } from '../accessibility/violationsOf'
import { AccountView } from '../pages/AccountView'
import { ConnectView } from '../pages/ConnectView'
import { PairingView } from '../pages/PairingView'
import { WalletsView } from '../pages/WalletsView'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'

const ONE = 'dev.sandbox.wallet'
const TWO = 'dev.sandbox.wallet.two'
const FAR = 'walletConnect'
const NAMES = { [ONE]: 'Sandbox Wallet', [TWO]: 'Sandbox Wallet Two' } as const

/** Each stored connection as its raw text: untouched means identical byte for byte. */
const storedRecords = (page: Page) =>
  page.evaluate(() => {
    const text = localStorage.getItem('@appkit/connections') ?? '{}'
    const lists = JSON.parse(text) as Record<string, { connectorId: string }[]>
    return Object.fromEntries(
      Object.entries(lists).flatMap(([namespace, list]) =>
        list.map(each => [`${namespace} ${each.connectorId}`, JSON.stringify(each)]),
      ),
    )
  })

/** What the WalletConnect library stores of its session. */
const sessionText = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('wc@2:client'))
        .sort(),
    ),
  )

test('two wallets on EVM, two on Solana and one over WalletConnect on both: added, switched, restored, and disconnected one by one', async ({
  page,
  host,
  wallet,
  pocket,
  services,
}) => {
  test.setTimeout(180_000)
  await services.offer({ multi_wallet: true })
  await wallet.policy({ '*': 'approve' })
  await host.goto('?families=eip155,solana&wallets=2')
  const connect = new ConnectView(page)
  const account = new AccountView(page)
  const wallets = new WalletsView(page)
  const pairing = new PairingView(page)
  const openWallets = async () => {
    await host.accountButton.click()
    await account.dialog.getByTestId('wm-account-wallets').click()
    await wallets.expectView('Wallets')
  }
  const add = async (family: string, id: keyof typeof NAMES) => {
    await wallets.family(family).click()
    await wallets.add.click()
    await connect.expectView('Connect wallet')
    await connect.wallet(NAMES[id]).click()
    await wallets.expectView('Wallets')
    await expect(wallets.toast).toHaveText('Wallet added')
  }

  await host.connectButton.click()
  await connect.phone.click()
  await pocket.next({ session_proposal: 'approve' })
  await pocket.pair(await pairing.scan())
  await pairing.expectClosed()
  const far = await host.read('address').innerText()
  const session = await sessionText(page)

  await openWallets()
  await add('EVM', ONE)
  await host.expectConnected(accountAt(0).address)
  await add('EVM', TWO)
  await expect(host.read('wallet')).toHaveText(NAMES[TWO])
  const second = await host.read('address').innerText()
  await expect(wallets.others.getByRole('listitem').first()).toContainText(NAMES[ONE])
  await add('Solana', ONE)
  await add('Solana', TWO)
  await expect(host.read('caip-address')).toHaveText(/^solana:/)
  await settled(page)
  expect(await violationsOf(page)).toEqual([])

  // By keyboard: switches to the other wallet and back, with an announcement.
  await wallets.family('EVM').click()
  await tabTo(page, wallets.switchOther(ONE, accountAt(0).address))
  await page.keyboard.press('Enter')
  await host.expectConnected(accountAt(0).address)
  await expect(wallets.spoken).toHaveText('Wallet switched')
  await wallets.switchOther(FAR, far).click()
  await host.expectConnected(far)
  await wallets.switchOther(TWO, second).click()
  await host.expectConnected(second)

  const before = await storedRecords(page)
  // Solana wallets announce no id, so their names serve as ids.
  const ids = { eip155: [ONE, TWO, FAR], solana: [NAMES[ONE], NAMES[TWO], FAR] }
  expect(Object.keys(before).sort()).toEqual(
    Object.entries(ids)
      .flatMap(([family, each]) => each.map(id => `${family} ${id}`))
      .sort(),
  )
  await page.reload()
  await host.expectConnected(second)
  await openWallets()
  await wallets.family('EVM').click()
  await expect(wallets.disconnectOther(ONE)).toBeVisible()
  await expect(wallets.disconnectOther(FAR)).toBeVisible()
  expect(await storedRecords(page)).toEqual(before)

  // Disconnects one wallet: every other record, and the WalletConnect session, stays identical.
  await wallets.disconnectOther(ONE).click()
  await expect(wallets.toast).toHaveText('Wallet disconnected')
  const { [`eip155 ${ONE}`]: _left, ...kept } = before
  await expect.poll(() => storedRecords(page)).toEqual(kept)
  expect(await sessionText(page)).toBe(session)
  await host.expectConnected(second)

  await wallets.disconnect.click()
  await host.expectConnected(far)
  await wallets.disconnect.click()
  await wallets.expectView('Wallets')
  await wallets.family('Solana').click()
  await expect(wallets.inUse).toContainText(NAMES[TWO])
  await expect(wallets.disconnectOther(FAR)).toHaveCount(0)
  await wallets.disconnectAll.click()
  await wallets.expectClosed()
  await page.reload()
  await host.expectDisconnected()
})

test('the list of several wallets fits a narrow screen', async ({
  page,
  host,
  wallet,
  services,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await services.offer({ multi_wallet: true })
  await wallet.policy({ '*': 'approve' })
  await host.goto('?wallets=2&relay=none')
  const connect = new ConnectView(page)
  const account = new AccountView(page)
  const wallets = new WalletsView(page)
  await host.connectButton.click()
  await connect.wallet(NAMES[ONE]).click()
  await connect.expectClosed()
  await host.accountButton.click()
  await account.dialog.getByTestId('wm-account-wallets').click()
  await wallets.add.click()
  await connect.wallet(NAMES[TWO]).click()
  await wallets.expectView('Wallets')
  await expect(wallets.others.getByRole('listitem')).toHaveCount(1)
  await settled(page)
  expect(await violationsOf(page)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  await page.screenshot({ path: test.info().outputPath('several-wallets-320.png') })
})
