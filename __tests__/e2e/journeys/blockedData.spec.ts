import type { Page } from '@playwright/test'
import { accountAt } from '@redux-wallet-modal/sandbox'
import { formatEther, parseEther } from 'viem'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import type { HostPage } from '../pages/HostPage'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { SignInView } from '../pages/SignInView'
import { expect, test } from '../support/blockedDataTest'
import { connectOverRelay } from '../support/connectOverRelay'
import { random } from '../support/random'

const ADDRESS = accountAt(0).address

/** How the browser responds when the page uses storage or a lock shared with other tabs. */
const refusals = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = async (ask: () => unknown) => {
      try {
        await ask()
        return 'allowed'
      } catch (thrown) {
        return thrown instanceof DOMException ? thrown.name : String(thrown)
      }
    }
    return {
      localStorage: await answerOf(() => localStorage.length),
      sessionStorage: await answerOf(() => sessionStorage.length),
      indexedDB: await answerOf(
        () =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open('test')
            opening.onsuccess = resolve
            opening.onerror = () => {
              reject(opening.error ?? new Error('refused'))
            }
          }),
      ),
      locks: await answerOf(() => navigator.locks.request('test', () => undefined)),
    }
  })

async function connect(host: HostPage): Promise<void> {
  const choice = new ConnectView(host.page)
  await host.connectButton.click()
  const row = choice.wallet('Sandbox Wallet')
  const approval = await ApprovalWindow.openedBy(host.page, () => row.click())
  await approval.approve()
  await host.expectConnected(ADDRESS)
}

test.describe('P18 with all site data blocked', () => {
  test('a visitor connects and disconnects, and the browser keeps nothing once the page is closed', async ({
    page,
    host,
    modal,
  }) => {
    await host.goto()
    expect(await refusals(page)).toEqual({
      localStorage: 'SecurityError',
      sessionStorage: 'SecurityError',
      indexedDB: expect.stringMatching(/Error/),
      locks: 'SecurityError',
    })
    await connect(host)
    await modal.expectClosed()
    await host.disconnect.click()
    await host.expectDisconnected()
    await connect(host)
    await page.reload()
    await host.expectDisconnected()
  })

  test('a visitor signs in and out', async ({ page, host, modal }) => {
    const signIn = new SignInView(page)
    await host.goto('?siwx=local')
    expect((await refusals(page)).locks).toBe('SecurityError')
    await connect(host)
    await modal.expectView('Sign in')
    await signIn.signInWallet()
    await modal.expectClosed()
    await signIn.expectSignedIn(ADDRESS, 'eip155:31337')
    await page.getByTestId('sign-out').click()
    await expect(signIn.session).toHaveText('')
    await expect(signIn.status).not.toHaveText('signedIn')
  })

  test('a visitor sends, and the payment reaches the chain once', async ({
    page,
    host,
    wallet,
    chainOne,
  }) => {
    const account = new AccountView(page)
    const send = new SendView(page)
    const review = new ReviewView(page)
    const units = random.between(parseEther('0.1'), parseEther('3'))
    const payment = { symbol: 'ETH', amount: formatEther(units), recipient: random.address() }
    await chainOne.fund(ADDRESS, parseEther('50'))
    await host.goto()
    expect((await refusals(page)).localStorage).toBe('SecurityError')
    await connect(host)
    await account.expectClosed()
    await host.accountButton.click()
    await account.send.click()
    await send.fill(payment)
    await send.preview.click()
    await review.expectRecipient(payment.recipient)
    const approval = await ApprovalWindow.openedBy(page, () => review.confirm.click())
    await approval.approve()
    await review.seeActivity()
    await account.expectActivity()
    const receipt = await chainOne.paymentTo(payment.recipient)
    await expect(account.rows(receipt.transactionHash)).toHaveCount(1)
    expect(await chainOne.balanceOf(payment.recipient)).toBe(units)
    const sent = (await wallet.requests()).filter(({ method }) => method === 'eth_sendTransaction')
    expect(sent).toHaveLength(1)
  })

  test('a wallet on another device connects and signs', async ({ page, host, pocket, trouble }) => {
    // Before each request, the library looks for the wallet's link in localStorage and logs that
    // access is denied.
    trouble.expect(/Failed to read the 'localStorage' property/)
    await host.goto()
    expect((await refusals(page)).localStorage).toBe('SecurityError')
    await connectOverRelay(host, pocket)
    await pocket.next({ personal_sign: 'approve' })
    await host.signMessage.click()
    await expect(host.result).toHaveText(/^done 0x[0-9a-f]+$/)
    await host.disconnect.click()
    await host.expectDisconnected()
    await expect.poll(() => pocket.sessions()).toEqual([])
  })
})
