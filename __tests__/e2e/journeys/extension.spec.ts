import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { accountAt, writeExtension } from '@redux-wallet-modal/sandbox'
import { verifyMessage, type Hex } from 'viem'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { HostPage } from '../pages/HostPage'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'

/** What the wallet puts into the page beside EVM, as far as it is used here. */
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

test.describe('the wallet as an extension', () => {
  let context: BrowserContext
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-extension-'))

  test.beforeAll(async ({ launchOptions }) => {
    writeExtension({ folder, walletUrl: sandboxUrls.wallet })
    context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      baseURL: sandboxUrls.page,
      args: [
        ...(launchOptions.args ?? []),
        `--disable-extensions-except=${folder}`,
        `--load-extension=${folder}`,
      ],
    })
  })
  test.afterAll(async () => {
    await context.close()
    rmSync(folder, { recursive: true })
  })

  test('a visitor connects and signs with it, in a page that loads no script of the wallet', async ({
    wallet,
  }) => {
    const page = await context.newPage()
    const host = new HostPage(page)
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
    const signature = /0x[0-9a-f]+/.exec(await host.result.innerText())?.[0] as Hex
    expect(await verifyMessage({ address, message, signature })).toBe(true)

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
})
