import { accountAt } from '@redux-wallet-modal/sandbox'
import { formatEther, parseEther } from 'viem'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { NetworksView } from '../pages/NetworksView'
import { WaitingView } from '../pages/WaitingView'
import { beginConnected, connectQuietly } from '../support/connectQuietly'
import { random } from '../support/random'
import { expect, test } from '../support/test'
import { tabTo } from '../support/tabTo'

const FIRST = accountAt(0).address
const ONE = 31337
const TWO = 31338

test.describe('moving to another network', () => {
  test('a visitor approves the move and is back at the account, on the other network with its own coin', async ({
    page,
    host,
    wallet,
    chainTwo,
  }) => {
    const account = new AccountView(page)
    const networks = new NetworksView(page)
    const waiting = new WaitingView(page)
    await chainTwo.fund(FIRST, random.between(parseEther('1'), parseEther('99')))
    await host.goto()
    await beginConnected(host, wallet)
    await host.accountButton.click()
    await account.networkPill.click()
    await networks.expectView('Choose a network')
    const approval = await ApprovalWindow.openedBy(page, () =>
      networks.network('Sandbox Two').click(),
    )
    await waiting.expectView('Sandbox Two')
    await expect(waiting.outcome).toContainText('Approve in Sandbox Wallet')
    await expect(host.read('network')).toHaveText('Sandbox One')
    await approval.expectTitle('Switch network')
    const confirmed = waiting.expectPassing('Switched to Sandbox Two') // shown only briefly
    await approval.approve()
    await confirmed
    await account.expectView('Account')
    await expect(host.read('network')).toHaveText('Sandbox Two')
    await expect(host.networkButton).toContainText('Sandbox Two')
    expect((await wallet.state()).chainId).toBe(TWO)
    await expect(host.read('balance')).toHaveText(
      `${formatEther(await chainTwo.balanceOf(FIRST))} SND`,
    )
  })

  test('a wallet that refuses leaves everything unchanged, and the card shows the refusal', async ({
    page,
    host,
    wallet,
  }) => {
    const account = new AccountView(page)
    const networks = new NetworksView(page)
    await host.goto()
    await beginConnected(host, wallet)
    await host.accountButton.click()
    await account.networkPill.click()
    const approval = await ApprovalWindow.openedBy(page, () =>
      networks.network('Sandbox Two').click(),
    )
    await approval.reject()
    await networks.expectView('Choose a network')
    await expect(networks.toast).toHaveText(
      'Still on Sandbox One. You declined switching to Sandbox Two.',
    )
    await expect(networks.network('Sandbox One')).toContainText('Current')
    await expect(host.read('network')).toHaveText('Sandbox One')
    expect((await wallet.state()).chainId).toBe(ONE)
    await networks.back.click()
    await account.expectView('Account')
  })

  test('P15: a network unknown to the wallet is added to it, and then becomes the active one', async ({
    page,
    host,
    wallet,
    chainTwo,
  }) => {
    const networks = new NetworksView(page)
    await wallet.removeChain(TWO)
    await host.goto()
    await beginConnected(host, wallet)
    await host.networkButton.click()
    const approval = await ApprovalWindow.openedBy(page, () =>
      networks.network('Sandbox Two').click(),
    )
    await approval.expectTitle('Add network')
    await expect(approval.detail('Network')).toHaveText('Sandbox Two')
    await expect(approval.detail('RPC address')).toHaveText(chainTwo.url)
    await approval.approve()
    await expect(host.read('network')).toHaveText('Sandbox Two')
    await networks.expectClosed()
    expect((await wallet.state()).chainId).toBe(TWO)
    const moves = (await wallet.requests())
      .map(({ method }) => method)
      .filter(method => /^wallet_(add|switch)EthereumChain$/.test(method))
    expect(moves).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  })

  test('the host app’s own button switches the wallet without the card, and receives the outcome', async ({
    page,
    host,
    modal,
    wallet,
  }) => {
    await host.goto()
    await beginConnected(host, wallet)
    const first = await ApprovalWindow.openedBy(page, () => host.switchNetwork.click())
    await first.reject()
    await expect(host.result).toHaveText('rejected')
    await expect(host.read('network')).toHaveText('Sandbox One')

    const second = await ApprovalWindow.openedBy(page, () => host.switchNetwork.click())
    await second.approve()
    await expect(host.result).toHaveText(/^done/)
    await expect(host.read('network')).toHaveText('Sandbox Two')
    await modal.expectClosed()
  })

  test('the page follows a network switch made in the wallet', async ({ host, wallet }) => {
    await host.goto()
    await beginConnected(host, wallet)
    await wallet.switchChain(TWO)
    await expect(host.read('network')).toHaveText('Sandbox Two')
    await expect(host.read('caip-address')).toHaveText(`eip155:${String(TWO)}:${FIRST}`)
    await wallet.switchChain(ONE)
    await expect(host.read('network')).toHaveText('Sandbox One')
  })
})

test.describe('P15: a wallet on a network the page does not use', () => {
  test('the visitor must choose: the card cannot be closed, a refusal changes nothing, and moving to one of the page’s networks closes it', async ({
    page,
    host,
    wallet,
  }) => {
    const networks = new NetworksView(page)
    await wallet.switchChain(TWO)
    await host.goto('?networks=one')
    await connectQuietly(host, wallet)
    await networks.expectView('Switch network')

    await networks.close.click()
    await expect(networks.card).toHaveAttribute('data-shaking', 'odd')
    await networks.expectView('Switch network')
    await networks.escape()
    await expect(networks.card).toHaveAttribute('data-shaking', 'even')
    await page.mouse.click(4, 4)
    await expect(networks.card).toHaveAttribute('data-shaking', 'odd')
    await networks.expectView('Switch network')
    await expect(host.read('modal')).toHaveText('UnsupportedChain')

    const first = await ApprovalWindow.openedBy(page, () => networks.network('Sandbox One').click())
    await first.reject()
    await networks.expectView('Switch network')
    await expect(networks.toast).toHaveText(
      'Couldn’t switch to Sandbox One. You’re still on the previous network.',
    )
    await networks.close.click()
    await networks.expectView('Switch network')
    expect((await wallet.state()).chainId).toBe(TWO)

    const second = await ApprovalWindow.openedBy(page, () =>
      networks.network('Sandbox One').click(),
    )
    await second.approve()
    await networks.expectClosed()
    await expect(host.read('network')).toHaveText('Sandbox One')
    expect((await wallet.state()).chainId).toBe(ONE)
  })

  test('keyboard users can always leave: Tab reaches Disconnect', async ({
    page,
    host,
    wallet,
  }) => {
    const networks = new NetworksView(page)
    await wallet.switchChain(TWO)
    await host.goto('?networks=one')
    await connectQuietly(host, wallet)
    await networks.expectView('Switch network')
    await tabTo(page, networks.disconnect)
    await page.keyboard.press('Enter')
    await networks.expectClosed()
    await host.expectDisconnected()
  })

  test('moving there while connected opens the choice by itself, and moving back closes it', async ({
    host,
    modal,
    wallet,
  }) => {
    await host.goto('?networks=one')
    await beginConnected(host, wallet)
    await wallet.switchChain(TWO)
    await modal.expectView('Switch network')
    await expect(host.accountButton).toHaveAccessibleName(/unsupported network/)
    await wallet.switchChain(ONE)
    await modal.expectClosed()
    await expect(host.accountButton).not.toHaveAccessibleName(/unsupported network/)
  })
})
