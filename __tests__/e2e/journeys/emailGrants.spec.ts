import type { Page } from '@playwright/test'
import { accountAt } from '@redux-wallet-modal/sandbox'
import {
  BaseError,
  ContractFunctionRevertedError,
  createWalletClient,
  http,
  parseAbi,
  parseEther,
  publicActions,
  type Address,
  type Hex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { violationsOf } from '../accessibility/violationsOf'
import { AccountSettingsView } from '../pages/AccountSettingsView'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import type { HostPage } from '../pages/HostPage'
import type { Chain } from '../support/createChain'
import { newEmail } from '../support/newEmail'
import { GRANT_TITLE, sessionControl, STOP_TITLE } from '../support/sessionKeys'
import { expect, test } from '../support/test'

const CAROL = accountAt(4).address

const ABI = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function executeAsKey(bytes32 grantId, Call[] calls)',
  'error AllowanceExceeded(uint256 left, uint256 wanted)',
  'error NotAllowed(uint256 index)',
  'error GrantRevoked()',
])

const result = (host: HostPage) => sessionControl(host, 'result')

/**
 * Creates a session key whose private half no page and no wallet knows; it acts from here with its
 * own transactions.
 */
async function createKey(chain: Chain) {
  const key = privateKeyToAccount(generatePrivateKey())
  await chain.fund(key.address, parseEther('1'))
  const client = createWalletClient({
    account: key,
    chain: { ...foundry, id: chain.id },
    pollingInterval: 20,
    transport: http(chain.url),
  }).extend(publicActions)
  return {
    publicKey: key.publicKey,
    /**
     * Pays from the account even if the chain refuses; returns the transaction's status and the
     * revert reason.
     */
    async pay(account: Address, id: Hex, wei: bigint): Promise<string> {
      const call = {
        address: account,
        abi: ABI,
        functionName: 'executeAsKey',
        args: [id, [{ to: CAROL, value: wei, data: '0x' }]],
      } as const
      let reason = ''
      try {
        await client.simulateContract(call)
      } catch (thrown) {
        const reverted =
          thrown instanceof BaseError &&
          thrown.walk(each => each instanceof ContractFunctionRevertedError)
        if (!(reverted instanceof ContractFunctionRevertedError)) throw thrown
        reason = ` ${reverted.data?.errorName ?? ''}`
      }
      // A malicious key would skip the simulation: the chain itself must refuse.
      const hash = await client.writeContract({ ...call, gas: 300_000n })
      const { status } = await client.waitForTransactionReceipt({ hash })
      return `${status}${reason}`
    },
  }
}

/**
 * Runs axe on a review on the smallest screen in both themes, and checks that it does not overflow.
 */
async function expectReadable(page: Page, approval: ApprovalFrame, title: string) {
  await page.setViewportSize({ width: 320, height: 720 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(approval.frame.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await approval.expectRequest(title)
    expect.soft(await violationsOf(page, { hasFrames: true }), colorScheme).toEqual([])
    const overhang = await approval.review.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    )
    expect.soft(overhang, 'pixels that do not fit').toBe(0)
  }
}

test('an email visitor lets a key act within a limit, which the chain enforces, and revokes it', async ({
  page,
  host,
  modal,
  mailbox,
  chainOne,
}) => {
  test.setTimeout(120_000)
  const approval = new ApprovalFrame(page)
  await host.goto('?sessions=on&email=on&wallet=none&relay=none&account=eoa&theme=system')
  await host.connectButton.click()
  await new EmailView(page).signIn(mailbox, newEmail())
  const key = await createKey(chainOne)
  await sessionControl(host, 'key').fill(key.publicKey)

  await test.step('a plain account can’t grant permissions', async () => {
    await sessionControl(host, 'grant').click()
    await expect(result(host)).toHaveText(/^failed UNSUPPORTED_METHOD/)
    await approval.expectClosed()
  })

  await new AccountSettingsView(page).switchTo(host, 'smartAccount')
  const account = (await host.read('address').textContent()) as Address
  await chainOne.fund(account, parseEther('1'))

  await test.step('a rejected grant leaves no session', async () => {
    await sessionControl(host, 'grant').click()
    await approval.expectRequest(GRANT_TITLE)
    await expectReadable(page, approval, GRANT_TITLE)
    await approval.reject.click()
    await expect(result(host)).toHaveText('rejected')
    await expect(host.read('deployed')).toHaveText('no')
  })

  await test.step('the review lists what the key may do, and the first grant creates the account', async () => {
    await sessionControl(host, 'grant').click()
    await approval.expectRequest(GRANT_TITLE)
    for (const words of [/0\.5 ETH each day/, /Paid for you/, /also creates it/, /localhost/])
      await expect(approval.review).toContainText(words)
    await approval.confirm()
    await expect(page.getByTestId('wm-view-SmartSessionCreated')).toContainText('0.5 ETH')
    await expect(result(host)).toHaveText(/^done .*"context":"0x[0-9a-f]{64}"/)
  })

  const id = (await sessionControl(host, 'context').inputValue()) as Hex
  const before = await chainOne.balanceOf(CAROL)
  await test.step('the key acts without page and wallet, and the account enforces its limit', async () => {
    await expect(async () => {
      await chainOne.mine()
      expect(await key.pay(account, id, parseEther('0.3'))).toBe('success')
    }).toPass({ timeout: 20_000 })
    expect(await key.pay(account, id, parseEther('0.3'))).toBe('reverted AllowanceExceeded')
    expect(await chainOne.balanceOf(CAROL)).toBe(before + parseEther('0.3'))
  })

  await test.step('the visitor revokes it in the modal, and the chain refuses it from then on', async () => {
    await page.getByTestId('wm-sessions-all').click()
    await page.getByTestId(`wm-session-stop-${id}`).click()
    await page.getByTestId('wm-session-revoke').click()
    await approval.expectRequest(STOP_TITLE)
    await expect(approval.review).toContainText(id)
    await expectReadable(page, approval, STOP_TITLE)
    await approval.confirm()
    await expect(page.getByTestId(`wm-session-${id}`)).toContainText('Stopped', { timeout: 15_000 })
    expect(await key.pay(account, id, 1n)).toBe('reverted GrantRevoked')
    expect(await chainOne.balanceOf(CAROL)).toBe(before + parseEther('0.3'))
    await modal.close.click()
    await sessionControl(host, 'list').click()
    await expect(result(host)).toContainText('"status":"revoked"')
  })
})
