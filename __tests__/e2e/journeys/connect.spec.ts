import { accountAt } from '@redux-wallet-modal/sandbox'
import { formatEther, parseEther } from 'viem'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { WaitingView } from '../pages/WaitingView'
import { random } from '../support/random'
import { expect, test } from '../support/test'

const FIRST = accountAt(0).address
const OF_SECOND_WALLET = accountAt(5).address

test.describe('connecting', () => {
  test('a visitor approves in the wallet’s own window, sees the confirmation, and the card closes by itself', async ({
    page,
    host,
    wallet,
  }) => {
    const choice = new ConnectView(page)
    const waiting = new WaitingView(page)
    await host.goto()
    await host.expectDisconnected()
    await host.expectOnOneLine()

    await host.connectButton.click()
    await choice.expectView('Connect wallet')
    await expect(choice.wallets).toHaveCount(1)
    await expect(choice.wallet('Sandbox Wallet')).toBeFocused()
    const approval = await ApprovalWindow.openedBy(page, () =>
      choice.wallet('Sandbox Wallet').click(),
    )
    await waiting.expectView('Sandbox Wallet')
    await expect(waiting.outcome).toContainText('Approve the connection')
    await expect(host.read('status')).toHaveText('connecting')
    await approval.expectTitle('Connect to this site')
    const confirmed = waiting.expectPassing('Connected') // shown only briefly
    await approval.approve()
    await confirmed
    await waiting.expectClosed()
    await host.expectConnected(FIRST)
    await expect(host.accountButton).toBeVisible()
    await host.expectOnOneLine()
    await expect(host.read('wallet')).toHaveText('Sandbox Wallet')
    const asked = (await wallet.requests()).filter(({ method }) => method === 'eth_requestAccounts')
    expect(asked).toHaveLength(1)
  })

  test('a visitor who declines sees that in place, and succeeds on the second try', async ({
    page,
    host,
  }) => {
    const choice = new ConnectView(page)
    const waiting = new WaitingView(page)
    await host.goto()
    await host.connectButton.click()
    const first = await ApprovalWindow.openedBy(page, () => choice.wallet('Sandbox Wallet').click())
    await first.reject()
    await expect(waiting.outcome).toContainText('Connection declined')
    await expect(host.read('status')).toHaveText('disconnected')

    const second = await ApprovalWindow.openedBy(page, () => waiting.tryAgain.click())
    await expect(waiting.outcome).toContainText('Approve the connection')
    await second.approve()
    await waiting.expectClosed()
    await host.expectConnected(FIRST)
  })

  test('P2: a visitor can leave a wallet that hangs, learns that it still holds a request, and connects once that is answered', async ({
    page,
    host,
    wallet,
  }) => {
    const choice = new ConnectView(page)
    const waiting = new WaitingView(page)
    await wallet.policy({ eth_requestAccounts: 'hang' })
    await host.goto()
    await host.connectButton.click()
    await choice.wallet('Sandbox Wallet').click()
    await expect(waiting.outcome).toContainText('Approve the connection')
    const hung = await wallet.nextPending({ method: 'eth_requestAccounts' })

    await waiting.back.click()
    await choice.expectView('Connect wallet')
    await expect(host.read('status')).toHaveText('disconnected')

    await wallet.clearPolicy()
    await choice.wallet('Sandbox Wallet').click()
    await expect(waiting.outcome).toContainText('A request is already open')
    await expect(waiting.outcome).toContainText('Answer it in Sandbox Wallet, then try again')

    await wallet.answer(hung.id, false)
    const approval = await ApprovalWindow.openedBy(page, () => waiting.tryAgain.click())
    await approval.approve()
    await waiting.expectClosed()
    await host.expectConnected(FIRST)
  })

  test('P34: the balance equals the chain’s, to the last unit', async ({
    host,
    page,
    wallet,
    chainOne,
  }) => {
    const amount = async () =>
      random.between(parseEther('2'), parseEther('9000')) + (await chainOne.blockNumber())
    await chainOne.fund(FIRST, await amount())
    await host.goto()
    await wallet.policy({ eth_requestAccounts: 'approve' })
    await host.walletButton.click()
    await host.expectConnected(FIRST)
    await expect(host.read('balance')).toHaveText(
      `${formatEther(await chainOne.balanceOf(FIRST))} ETH`,
    )

    // Another amount in another block rules out a stale figure.
    await chainOne.mine()
    await chainOne.fund(FIRST, await amount())
    await wallet.switchChain(31338)
    await expect(host.read('network')).toHaveText('Sandbox Two')
    await page.evaluate(() => localStorage.removeItem('@appkit/native_balance_cache'))
    await wallet.switchChain(31337)
    await expect(host.read('network')).toHaveText('Sandbox One')
    await page.reload()
    await host.expectConnected(FIRST)
    await expect(host.read('balance')).toHaveText(
      `${formatEther(await chainOne.balanceOf(FIRST))} ETH`,
    )
  })
})

test.describe('the list of wallets', () => {
  test('P1: a wallet that announces itself three seconds late appears in the open list, and is restored after a reload without a prompt', async ({
    page,
    host,
    wallet,
  }) => {
    const choice = new ConnectView(page)
    await host.goto('?late=3000&relay=none')
    await host.connectButton.click()
    await choice.expectView('Connect wallet')
    await expect(choice.empty).toBeVisible()
    await expect(choice.wallet('Sandbox Wallet')).toBeVisible()
    const approval = await ApprovalWindow.openedBy(page, () =>
      choice.wallet('Sandbox Wallet').click(),
    )
    await approval.approve()
    await choice.expectClosed()
    await host.expectConnected(FIRST)

    await wallet.clearRequests()
    await page.reload()
    await expect(host.read('status')).toHaveText('reconnecting')
    await host.expectConnected(FIRST)
    const methods = (await wallet.requests()).map(({ method }) => method)
    expect(methods).toContain('eth_accounts')
    expect(methods).not.toContain('eth_requestAccounts')
  })

  test('P12: of two wallets, only the one that the visitor presses receives a request', async ({
    page,
    host,
    wallet,
  }) => {
    const choice = new ConnectView(page)
    await host.goto('?wallets=2')
    await host.connectButton.click()
    await expect(choice.wallets).toHaveCount(2)
    const approval = await ApprovalWindow.openedBy(page, () =>
      choice.wallet('Sandbox Wallet Two').click(),
    )
    await approval.approve()
    await choice.expectClosed()
    await host.expectConnected(OF_SECOND_WALLET)
    await expect(host.read('wallet')).toHaveText('Sandbox Wallet Two')
    const asked = await wallet.requests()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(request => request.wallet === 1)).toEqual([])
  })

  test('P11, P12: a global provider that claims to be other wallets adds no row and renames none', async ({
    page,
    host,
  }) => {
    const choice = new ConnectView(page)
    await host.goto('?inject=1&lie=1')
    await host.connectButton.click()
    await expect(choice.wallets).toHaveCount(1)
    await expect(choice.wallet('Sandbox Wallet')).toBeVisible()
    await expect(choice.view).not.toContainText(/metamask|coinbase|rabby|browser wallet/i)
    const approval = await ApprovalWindow.openedBy(page, () =>
      choice.wallet('Sandbox Wallet').click(),
    )
    await approval.approve()
    await choice.expectClosed()
    await host.expectConnected(FIRST)
    await expect(host.read('wallet')).toHaveText('Sandbox Wallet')
  })
})
