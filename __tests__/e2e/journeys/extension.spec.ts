import { accountAt } from '@redux-wallet-modal/sandbox'
import { verifyMessage } from 'ethers'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { expect, test } from '../support/extensionTest'

/** The wallet's non-EVM globals, as far as this test uses them. */
interface FamilyGlobals {
  readonly injectedWeb3: Record<string, { enable(name: string): Promise<Injected> }>
  readonly keplr: { enable(chainId: string): Promise<void>; getKey(id: string): Promise<Key> }
}
interface Injected {
  readonly accounts: { get(): Promise<readonly { readonly address: string }[]> }
}
interface Key {
  readonly bech32Address: string
}

test('a visitor connects and signs with an extension wallet, on a page that loads no script of the wallet', async ({
  page,
  host,
  wallet,
}) => {
  const choice = new ConnectView(page)
  await host.goto('?wallet=none')
  await host.connectButton.click()
  const connecting = await ApprovalWindow.openedBy(page, () =>
    choice.wallet('Sandbox Wallet').click(),
  )
  await connecting.expectTitle('Connect to this site')
  await connecting.approve()
  const { address } = accountAt(0)
  await host.expectConnected(address)

  const signing = await ApprovalWindow.openedBy(page, () => host.signMessage.click())
  await signing.expectTitle('Sign message')
  const message = await signing.popup.locator('pre').innerText()
  await signing.approve()
  await expect(host.result).toContainText('0x')
  const signature = /0x[0-9a-f]+/.exec(await host.result.innerText())?.[0] ?? ''
  expect(verifyMessage(message, signature)).toBe(address)

  await wallet.policy({ '*': 'approve' })
  const shared = await page.evaluate(async () => {
    const { injectedWeb3, keplr } = window as unknown as FamilyGlobals
    const injected = await injectedWeb3['sandbox-wallet']?.enable('Example host')
    await keplr.enable('cosmoshub-4')
    const [account] = (await injected?.accounts.get()) ?? []
    return [account?.address, (await keplr.getKey('cosmoshub-4')).bech32Address]
  })
  expect(shared[0]).toMatch(/^5[1-9A-HJ-NP-Za-km-z]{47}$/)
  expect(shared[1]).toMatch(/^cosmos1/)

  await wallet.switchAccount(1)
  await host.expectConnected(accountAt(1).address)
})
