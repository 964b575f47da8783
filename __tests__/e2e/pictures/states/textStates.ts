import { longerTexts } from '../../accessibility/longerTexts'
import { doubleTextSize } from '../../support/doubleTextSize'
import { expect } from '../../support/test'
import type { PicturedState, StateJourney } from './pictureState'

/** How texts differ from the other pictures: direction, length or size. */
type Manner = 'rtl' | 'longer' | 'large'

/** Opens the page from right to left, with texts 40% longer, or with text at double size. */
async function open({ page, host, look }: StateJourney, manner: Manner) {
  if (manner === 'large') await doubleTextSize(page)
  if (manner === 'longer') {
    await page.addInitScript(messages => {
      window.exampleHost = { messages }
    }, longerTexts())
  }
  await host.goto(`?${manner === 'rtl' ? 'locale=ar&' : ''}${look}`)
}

const testId = (journey: StateJourney, id: string) =>
  journey.page.getByRole('dialog').getByTestId(id)

/** Connects and opens the account, by test ids because the texts differ. */
async function openAccount(journey: StateJourney, manner: Manner) {
  const { page, host, wallet } = journey
  await open(journey, manner)
  await wallet.policy({ eth_requestAccounts: 'approve' })
  await host.walletButton.click()
  await expect(host.read('status')).toHaveText('connected')
  await expect(host.read('modal')).toHaveText('closed')
  await page.getByTestId('wm-account-button').first().click()
  await expect(testId(journey, 'wm-account-balance')).toContainText(/\d/)
}

async function openForm(journey: StateJourney, manner: Manner) {
  await openAccount(journey, manner)
  await testId(journey, 'wm-account-send').click()
  const amount = testId(journey, 'wm-send-amount')
  await amount.fill('0.25')
  await expect(amount).toHaveCSS('text-align', manner === 'rtl' ? 'right' : 'left')
  await testId(journey, 'wm-send-recipient').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  await expect(testId(journey, 'wm-send-preview')).toBeEnabled()
}

const views: Readonly<Record<string, (journey: StateJourney, manner: Manner) => Promise<void>>> = {
  async connect(journey, manner) {
    await open(journey, manner)
    await journey.page.getByTestId('wm-connect-button').first().click()
    await expect(testId(journey, 'wm-wallet-dev.sandbox.wallet')).toBeVisible()
  },
  account: openAccount,
  send: openForm,
  async review(journey, manner) {
    await openForm(journey, manner)
    await testId(journey, 'wm-send-preview').click()
    await expect(testId(journey, 'wm-view-WalletSendPreview')).toBeVisible()
  },
}

const statesIn = (manner: Manner): readonly PicturedState[] =>
  Object.entries(views).map(([view, reach]) => ({
    name: `${view}-${manner}`,
    reach: journey => reach(journey, manner),
  }))

/** Views from right to left and with longer texts. */
export const TEXT_STATES = [...statesIn('rtl'), ...statesIn('longer')]

/** Views with text at double size. */
export const LARGE_TEXT_STATES = statesIn('large')
