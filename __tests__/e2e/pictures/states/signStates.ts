import { accountAt, createSignInControl } from '@redux-wallet-modal/sandbox'
import { AccountView } from '../../pages/AccountView'
import { NamesView } from '../../pages/NamesView'
import { SignInView } from '../../pages/SignInView'
import { beginConnected } from '../../support/connectQuietly'
import { coverPage } from '../../support/coverPage'
import { sandboxUrls } from '../../support/sandboxUrls'
import { expect } from '../../support/test'
import { FAILED_REQUEST } from '../../support/watchForTrouble'
import type { PicturedState, StateJourney } from './pictureState'

async function openSignIn({ page, host, wallet, look }: StateJourney): Promise<SignInView> {
  await createSignInControl(sandboxUrls.signIn).reset()
  await host.goto(`?siwx=required&${look}`)
  await wallet.policy({ eth_requestAccounts: 'approve' })
  await host.walletButton.click()
  await expect(host.read('modal')).toHaveText('SIWXSignMessage')
  const signIn = new SignInView(page)
  await expect(signIn.sign).not.toHaveAttribute('aria-disabled')
  return signIn
}

/** A message to sign, and a name that cannot be registered. */
export const SIGN_STATES: readonly PicturedState[] = [
  {
    name: 'siwx-message-open',
    async reach(journey) {
      const { view } = await openSignIn(journey)
      await journey.page.getByTestId('wm-siwx-message').click()
      await expect(view).toContainText('wants you to sign in')
    },
  },
  {
    name: 'siwx-declined',
    async reach(journey) {
      const { sign, view } = await openSignIn(journey)
      await journey.wallet.policy({ personal_sign: 'reject' })
      await sign.click()
      await expect(view).toContainText('You declined to sign')
      await expect(journey.page.getByTestId('wm-toast')).toContainText('Signature declined')
    },
  },
  {
    name: 'siwx-covered',
    isCovered: true,
    async reach(journey) {
      const { sign } = await openSignIn(journey)
      await coverPage(journey.page, 'background: rgb(255 255 255 / 4%); color: transparent;')
      await expect(sign).toHaveAttribute('aria-disabled', 'true')
    },
  },
  {
    name: 'name-taken',
    async reach(journey) {
      const { page, host, wallet, api, trouble, look } = journey
      trouble.expect(FAILED_REQUEST)
      await wallet.switchAccount(2)
      await api.reset()
      await api.registerName('grace.reown.id', accountAt(1).address)
      await host.goto(`?names=on&relay=none&${look}`)
      await beginConnected(host, wallet)
      await host.accountButton.click()
      await new AccountView(page).expectView('Account')
      const names = new NamesView(page)
      await names.offer.click()
      await names.begin.click()
      await names.field.fill('grace')
      await expect(names.message).toContainText('taken')
    },
  },
]
