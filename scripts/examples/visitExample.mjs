import { join } from 'node:path'
import { modalPage } from 'redux-wallet-modal/testing'
import { createPublicClient, formatEther, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'

const TIMEOUT_MS = 30_000
const WALLET = 'Sandbox Wallet'
const AMOUNT = '0.25'

/** Records the page's errors, warnings and failed requests. */
function listenTo(page) {
  const problems = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText
    // A reload aborts pending requests.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()} ${String(reason)}`)
  })
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  return problems
}

/** Sends coins to a new account, and reads its balance from the chain. */
async function send(page, modal, { rpcUrl, takePicture }) {
  const recipient = privateKeyToAddress(generatePrivateKey())
  const { dialog } = modal
  await modal.openAccount()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(AMOUNT)
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill(recipient)
  await dialog.getByTestId('wm-send-preview').click()
  await dialog.getByRole('heading', { name: 'Review send' }).waitFor()
  await takePicture('2-review')
  await dialog.getByTestId('wm-send-confirm').click()
  await dialog.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
  await takePicture('3-sent')
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await modal.close()
  const chain = createPublicClient({ transport: http(rpcUrl) })
  const arrived = await chain.getBalance({ address: recipient })
  if (arrived !== parseEther(AMOUNT))
    throw new Error(`${formatEther(arrived)} ETH arrived, not ${AMOUNT}.`)
}

/**
 * A visitor of a built example connects, sends, uses the page's own part of the store, and returns.
 * Each stop leaves a picture in `pictures`.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ sandbox: import('@redux-wallet-modal/sandbox').Sandbox, pictures: string,
 *   example: { family?: string, count(page: object): Promise<void> } }} with
 * @returns {Promise<string>} a summary of the visit
 */
export async function visitExample(browser, url, { sandbox, pictures, example }) {
  await sandbox.walletControl.reset()
  await sandbox.walletControl.policy({
    eth_requestAccounts: 'approve',
    eth_sendTransaction: 'approve',
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const problems = listenTo(page)
  const takePicture = name =>
    page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' })
  try {
    await page.goto(url)
    const modal = modalPage(page)
    await modal.connect(WALLET, { family: example.family })
    await example.count(page)
    await takePicture('1-connected')
    await send(page, modal, { rpcUrl: sandbox.urls.chainOne, takePicture })
    await page.reload()
    await modal.accountButton.waitFor()
    await takePicture('4-reloaded')
    if (problems.length > 0) throw new Error(`The page says: ${problems.join('; ')}`)
    return `connected, sent ${AMOUNT} ETH, connected again after a reload`
  } catch (thrown) {
    const dialogs = await page.getByRole('dialog').allInnerTexts()
    const seen = [await page.locator('body').innerText(), ...dialogs].join('\n')
    const told = `${thrown.message}\n\nOn the page:\n${seen}\n${problems.join('\n')}`
    throw new Error(told, { cause: thrown })
  } finally {
    await context.close()
  }
}
