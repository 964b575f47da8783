import { accountAt, CONTRACTS, readArtifact } from '@redux-wallet-modal/sandbox'
import {
  BaseError,
  ContractFunctionRevertedError,
  createWalletClient,
  http,
  parseEther,
  publicActions,
  type Address,
  type Hex,
  type PrivateKeyAccount,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import type { HostPage } from '../pages/HostPage'
import { beginConnected } from '../support/connectQuietly'
import { connectOverRelay } from '../support/connectOverRelay'
import type { Chain } from '../support/createChain'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const { abi } = readArtifact('SandboxSessionAccount')
const CAROL = accountAt(4).address

const part = (host: HostPage, id: string) => host.page.getByTestId(`session-${id}`)
const result = (host: HostPage) => part(host, 'result')

async function contextIn(host: HostPage): Promise<Hex> {
  await expect(result(host)).toHaveText(/^done .*"context":"0x[0-9a-f]{64}"/)
  return (await part(host, 'context').inputValue()) as Hex
}

/**
 * Creates a session key whose private half no page and no wallet knows; it acts from here with its
 * own transactions.
 */
async function createKey(chain: Chain) {
  const key: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey())
  await chain.fund(key.address, parseEther('1'))
  const client = createWalletClient({
    account: key,
    chain: { ...foundry, id: chain.id },
    pollingInterval: 20,
    transport: http(chain.url),
  }).extend(publicActions)
  const callOf = (account: Address, id: Hex, wei: bigint) => ({
    address: account,
    abi,
    functionName: 'executeWithSession',
    args: [id, { to: CAROL, value: wei, data: '0x' }],
  })
  return {
    publicKey: key.publicKey,
    /** Whether the account would allow the payment in the next block; each call mines one. */
    async isAllowed(account: Address, id: Hex, wei: bigint): Promise<boolean> {
      await chain.mine()
      return client.simulateContract(callOf(account, id, wei)).then(
        () => true,
        () => false,
      )
    },
    /**
     * Pays from the account; returns the transaction's status, plus the name of the contract's
     * error if it reverts.
     */
    async pay(account: Address, id: Hex, wei: bigint): Promise<string> {
      const call = callOf(account, id, wei)
      try {
        await client.simulateContract(call)
      } catch (thrown) {
        const reverted =
          thrown instanceof BaseError &&
          thrown.walk(each => each instanceof ContractFunctionRevertedError)
        if (!(reverted instanceof ContractFunctionRevertedError)) throw thrown
        // A malicious key would skip the simulation: the chain itself must refuse.
        const hash = await client.writeContract({ ...call, gas: 300_000n })
        const { status } = await client.waitForTransactionReceipt({ hash })
        return `${status} ${reverted.data?.errorName ?? ''}`
      }
      const hash = await client.writeContract(call)
      const { status } = await client.waitForTransactionReceipt({ hash })
      return status
    },
  }
}

test.describe('a permission for a key of the page', () => {
  test('is granted, used within its limit, refused beyond it, revoked in the modal, and refused afterwards', async ({
    page,
    host,
    modal,
    wallet,
    chainOne,
    services,
    trouble,
  }) => {
    test.setTimeout(90_000)
    trouble.expect(FAILED_REQUEST)
    await host.goto('?sessions=on')
    const account = await beginConnected(host, wallet)
    const key = await createKey(chainOne)
    await part(host, 'key').fill(key.publicKey)

    await test.step('a grant that the wallet refuses or does not support leaves no session', async () => {
      await wallet.permissions('unsupported')
      await part(host, 'grant').click()
      await expect(result(host)).toHaveText(/^failed UNSUPPORTED_CAPABILITY/)
      await wallet.permissions('supported')
      await wallet.policy({ wallet_grantPermissions: 'reject' })
      await part(host, 'grant').click()
      await expect(result(host)).toHaveText('rejected')
      await wallet.policy({ wallet_grantPermissions: 'ask' })
      await part(host, 'list').click()
      await expect(result(host)).not.toContainText('"status":"active"')
    })

    await test.step('the wallet shows what it is about to allow, and the modal what was allowed', async () => {
      const approval = await ApprovalWindow.openedBy(page, () => part(host, 'grant').click())
      await expect(approval.detail('May spend')).toContainText('0.5 ETH each day')
      await expect(approval.detail('Delegates to')).toHaveText(CONTRACTS.sessionAccount)
      await approval.approve()
      await expect(page.getByTestId('wm-view-SmartSessionCreated')).toContainText(
        /Sandbox host can spend up to \W*0\.5 ETH\W* a day/,
      )
      await expect(page.getByTestId('wm-view-SmartSessionCreated')).toContainText('0.5 ETH')
    })

    const id = await contextIn(host)
    const before = await chainOne.balanceOf(CAROL)
    await test.step('the key acts without page and wallet, and the account enforces its limit', async () => {
      await expect
        .poll(() => key.isAllowed(account, id, parseEther('0.3')), { timeout: 20_000 })
        .toBe(true)
      expect(await key.pay(account, id, parseEther('0.3'))).toBe('success')
      expect(await chainOne.balanceOf(CAROL)).toBe(before + parseEther('0.3'))
      expect(await key.pay(account, id, parseEther('0.3'))).toBe('reverted AllowanceExceeded')
      expect(await chainOne.balanceOf(CAROL)).toBe(before + parseEther('0.3'))
    })

    await test.step('a rejected revocation changes nothing; an unreachable service is notified later', async () => {
      await page.getByTestId('wm-sessions-all').click()
      const row = page.getByTestId(`wm-session-${id}`)
      await expect(row).toContainText(/Up to \W*0\.5 ETH\W* a day/)
      await page.getByTestId(`wm-session-stop-${id}`).click()
      const stop = page.getByTestId('wm-session-revoke')
      await wallet.policy({ wallet_revokePermissions: 'reject' })
      await stop.click()
      await expect(page.getByTestId('wm-view-SmartSessionRevoke')).toContainText(
        'You declined to stop it',
      )
      expect(await key.pay(account, id, parseEther('0.1'))).toBe('success')
      await wallet.policy({ wallet_revokePermissions: 'ask' })
      await services.break({ path: '/v1/sessions/*/revoke', status: 500 })
      const approval = await ApprovalWindow.openedBy(page, () => stop.click())
      await approval.expectTitle('Stop a permission')
      await approval.approve()
      await expect(page.getByTestId('wm-view-SmartSessionRevoke')).toContainText(
        'can no longer act for you',
        { timeout: 15_000 },
      )
      expect(await key.pay(account, id, 1n)).toBe('reverted SessionRevoked')
    })

    await test.step('the next page load reports the revocation, without another wallet request', async () => {
      await services.mend()
      const asked = async () =>
        (await wallet.requests()).filter(
          ({ method, params }) =>
            method === 'wallet_revokePermissions' && JSON.stringify(params).includes('"pci"'),
        ).length
      const times = await asked()
      await page.reload()
      await host.expectConnected(account)
      await host.accountButton.click()
      await page.getByTestId('w3m-header-smart-sessions').click()
      await expect(page.getByTestId(`wm-session-${id}`)).toContainText('Stopped')
      expect(await asked()).toBe(times)
      await modal.close.click()
      await part(host, 'list').click()
      await expect(result(host)).toContainText('"status":"revoked"')
      expect(
        await page.evaluate(() => localStorage.getItem('walletModal/unfinished_sessions')),
      ).toBe(null)
    })
  })

  test('is granted and revoked by a wallet on another device', async ({
    host,
    modal,
    pocket,
    chainOne,
  }) => {
    await host.goto('?sessions=on')
    await connectOverRelay(host, pocket)
    const account = (await host.read('address').textContent()) as Address
    const key = await createKey(chainOne)
    await part(host, 'key').fill(key.publicKey)
    await pocket.policy({ wallet_grantPermissions: 'approve', wallet_revokePermissions: 'approve' })
    await part(host, 'grant').click()
    const id = await contextIn(host)
    await modal.close.click()
    await expect.poll(() => key.pay(account, id, 1n)).toBe('success')
    await part(host, 'revoke').click()
    await expect(result(host)).toHaveText('done null')
    expect(await key.pay(account, id, 1n)).toBe('reverted SessionRevoked')
  })
})
