import { accountAt } from '@redux-wallet-modal/sandbox'

const SENDER = accountAt(0).address
const RECIPIENT = accountAt(1).address
const AMOUNT = '0.25'

/** The card, by its element. */
const DIALOG = 'dialog'
const FIELD = {
  amount: '[data-testid="wm-send-amount"]',
  recipient: '[data-testid="wm-send-recipient"]',
}

/** Visits connect, account, the send form and a reload; leaves the page connected. */
export async function visitByWallet({ page, look, home, wallet }) {
  const isConnected = async () => {
    await page.find('[data-testid="read-status"]', 'connected')
    await page.find('[data-testid="read-address"]', SENDER)
  }
  await wallet.reset()
  await wallet.policy({ eth_requestAccounts: 'approve' })
  await page.goto(home)
  await page.press('main > header button', 'Connect wallet')
  await page.find(DIALOG)
  await look('connect')
  await page.press(`${DIALOG} button`, 'Sandbox Wallet')
  await isConnected()
  await page.gone(`${DIALOG}[open]`)
  console.log('connected')

  await page.press('main > header [data-wm-part="account-button"]')
  await page.find('[data-testid="wm-account-balance"]')
  await look('account')
  console.log('the account is shown')

  await page.press(`${DIALOG} button`, 'Send')
  await page.type(FIELD.amount, AMOUNT)
  await page.type(FIELD.recipient, RECIPIENT)
  if ((await page.valueOf(FIELD.amount)) !== AMOUNT) throw new Error('The amount is not typed.')
  await page.press('[data-testid="wm-send-preview"]', 'Review')
  await page.find('[data-testid="wm-view-WalletSendPreview"]', RECIPIENT.slice(-6))
  await look('review')
  console.log('the form for sending leads to its review')

  await page.reload()
  await isConnected()
  await look('reloaded')
  console.log('connected again after a reload')
}
