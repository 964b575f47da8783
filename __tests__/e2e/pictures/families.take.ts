import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createWalletControl, solanaAccountAt } from '@redux-wallet-modal/sandbox'
import type { Namespace } from '../../../src/lib/address/caip'
import { SHORT_FAMILIES } from '../../../src/lib/address/shortFamilies'
import { settled } from '../accessibility/settled'
import { AccountView } from '../pages/AccountView'
import { ConnectView } from '../pages/ConnectView'
import { HostPage } from '../pages/HostPage'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { WalletsView } from '../pages/WalletsView'
import { bringCommonFont, COMMON_FONT } from '../support/commonFont'
import { sandboxUrls } from '../support/sandboxUrls'
import { familiesFolder, FAMILY_SITTINGS, OTHER_FAMILIES } from './pictureFile'
import { takePicture } from './takePicture'

const wallet = createWalletControl(sandboxUrls.wallet)
const HEIGHT = 800
const ALL: readonly Namespace[] = ['eip155', ...OTHER_FAMILIES]

mkdirSync(familiesFolder, { recursive: true })

for (const { width, theme } of FAMILY_SITTINGS) {
  test(`takes the pictures of the other chain families at ${String(width)} px in the ${theme} theme`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    page.setDefaultTimeout(15_000)
    await bringCommonFont(page)
    await page.setViewportSize({ width, height: HEIGHT })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await wallet.clearPolicy()
    await wallet.reset()
    await wallet.policy({ '*': 'approve' })
    const host = new HostPage(page)
    const connect = new ConnectView(page)
    const account = new AccountView(page)
    const wallets = new WalletsView(page)
    const send = new SendView(page)
    const review = new ReviewView(page)
    const card = page.getByTestId('wm-modal').locator('[data-wm-part="card"]')
    const take = async (name: string) => {
      await settled(page)
      const file = `${name}-${String(width)}-${theme}.png`
      await takePicture(page, card, join(familiesFolder, file))
    }

    await host.goto(`?families=${ALL.join(',')}&wallets=2&relay=none&theme=${theme}&${COMMON_FONT}`)
    // The second wallet first, so that it is among the recent ones later.
    for (const name of ['Sandbox Wallet Two', 'Sandbox Wallet']) {
      await host.connectButton.click()
      await connect.wallet(name).click()
      await connect.expectView('Choose a network type')
      await connect.dialog.getByRole('button', { name: /^EVM Networks/ }).click()
      await connect.expectClosed()
      await expect(host.read('status')).toHaveText('connected')
      if (name !== 'Sandbox Wallet') await host.disconnect.click()
    }
    for (const namespace of OTHER_FAMILIES) {
      await host.accountButton.click()
      await account.dialog.getByTestId('wm-account-wallets').click()
      await wallets.family(SHORT_FAMILIES[namespace]).click()
      await wallets.add.click()
      await connect.wallet('Sandbox Wallet').click()
      await connect.expectClosed()
      await expect(host.read('caip-address')).toHaveText(new RegExp(`^${namespace}:`))
      await host.accountButton.click()
      await expect(account.balance).toContainText(/\d/)
      await take(`Account-${namespace}`)
      await account.button('Receive').click()
      await take(`WalletReceive-${namespace}`)
      await wallets.close.click()
      await wallets.expectClosed()
    }
    await host.accountButton.click()
    await account.dialog.getByTestId('wm-account-wallets').click()
    await wallets.family('EVM').click()
    await expect(wallets.recent.getByRole('listitem')).toHaveCount(1)
    await take('ProfileWallets-recent')
    await wallets.family('Solana').click()
    await wallets.use.click()
    await wallets.close.click()
    await wallets.expectClosed()
    await host.accountButton.click()
    await account.send.click()
    await send.fill({ symbol: 'SOL', amount: '0.25', recipient: solanaAccountAt(6).address })
    await expect(send.preview).toBeEnabled()
    await take('WalletSend-solana')
    await send.preview.click()
    await review.expectView('Review send')
    await expect(review.confirm).toBeEnabled()
    await take('WalletSendPreview-solana')
  })
}
