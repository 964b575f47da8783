import { accountAt } from '@redux-wallet-modal/sandbox'
import { parseEther } from 'viem'
import { AccountView } from '../../pages/AccountView'
import { expect } from '../../support/test'
import type { PicturedState, StateJourney } from './pictureState'

const WATCHED = accountAt(3).address

async function watch({ page, host, chainOne, look }: StateJourney) {
  await chainOne.fund(WATCHED, parseEther('7'))
  await host.goto(`?watch=on&${look}`)
  await page.getByTestId('watch-text').fill(WATCHED)
  await page.getByTestId('watch').click()
  await host.expectConnected(WATCHED)
  await expect(host.accountButton).toContainText('View only')
  await expect(host.accountButton).toContainText(/\d\sETH/)
}

/** An account viewed without its wallet. */
export const WATCH_STATES: readonly PicturedState[] = [
  {
    name: 'watch-only-account',
    async reach(journey) {
      await watch(journey)
      await journey.host.accountButton.click()
      const account = new AccountView(journey.page)
      await account.expectView('Account')
      await expect(account.balance).toContainText(/\d/)
      await expect(account.token('Ether')).toBeVisible()
    },
  },
  {
    name: 'watch-only-button',
    async reach(journey) {
      await watch(journey)
      const buttons = journey.page.locator('main > header .row').first()
      await buttons.scrollIntoViewIfNeeded() // the field is further down
      return buttons
    },
  },
]
