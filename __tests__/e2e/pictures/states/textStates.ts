import { longerTexts } from '../../accessibility/longerTexts'
import { expect } from '../../support/test'
import type { PicturedState, StateJourney } from './pictureState'

type Tongue = 'rtl' | 'longer'

/** Opens the page as it reads from right to left, or with texts two fifths longer. */
async function open({ page, host, look }: StateJourney, tongue: Tongue) {
  if (tongue === 'longer') {
    await page.addInitScript(messages => {
      window.exampleHost = { messages }
    }, longerTexts())
  }
  await host.goto(`?${tongue === 'rtl' ? 'locale=ar&' : ''}${look}`)
}

const testId = (journey: StateJourney, id: string) =>
  journey.page.getByRole('dialog').getByTestId(id)

/** Connects and opens the account; found without words, which differ. */
async function openAccount(journey: StateJourney, tongue: Tongue) {
  const { page, host, wallet } = journey
  await open(journey, tongue)
  await wallet.policy({ eth_requestAccounts: 'approve' })
  await host.walletButton.click()
  await expect(host.read('status')).toHaveText('connected')
  await expect(host.read('modal')).toHaveText('closed')
  await page.getByTestId('wm-account-button').first().click()
  await expect(testId(journey, 'wm-account-balance')).toContainText(/\d/)
}

async function openForm(journey: StateJourney, tongue: Tongue) {
  await openAccount(journey, tongue)
  await testId(journey, 'wm-account-send').click()
  await testId(journey, 'wm-send-amount').fill('0.25')
  await testId(journey, 'wm-send-recipient').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  await expect(testId(journey, 'wm-send-preview')).toBeEnabled()
}

const views: Readonly<Record<string, (journey: StateJourney, tongue: Tongue) => Promise<void>>> = {
  async connect(journey, tongue) {
    await open(journey, tongue)
    await journey.page.getByTestId('wm-connect-button').first().click()
    await expect(testId(journey, 'wm-wallet-dev.sandbox.wallet')).toBeVisible()
  },
  account: openAccount,
  send: openForm,
  async review(journey, tongue) {
    await openForm(journey, tongue)
    await testId(journey, 'wm-send-preview').click()
    await expect(testId(journey, 'wm-view-WalletSendPreview')).toBeVisible()
  },
}

/** Views in another direction, and with longer texts. */
export const TEXT_STATES: readonly PicturedState[] = (['rtl', 'longer'] as const).flatMap(tongue =>
  Object.entries(views).map(([view, reach]) => ({
    name: `${view}-${tongue}`,
    reach: (journey: StateJourney) => reach(journey, tongue),
  })),
)
