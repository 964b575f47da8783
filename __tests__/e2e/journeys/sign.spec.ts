import { accountAt } from '@redux-wallet-modal/sandbox'
import { isHex, verifyMessage, verifyTypedData, type Hex } from 'viem'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import type { HostPage } from '../pages/HostPage'
import { beginConnected } from '../support/connectQuietly'
import { expect, test } from '../support/test'

const ADDRESS = accountAt(0).address
/** The message that the example host requests a signature for. */
const MESSAGE = 'Hello from the example host'
const TYPED_DATA = {
  domain: { name: 'Example host', version: '1', chainId: 31337 },
  primaryType: 'Note',
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: MESSAGE },
} as const

async function signatureOf(host: HostPage): Promise<Hex> {
  await expect(host.result).toHaveText(/^done 0x[0-9a-f]+$/)
  const signature = (await host.result.textContent())?.replace('done ', '')
  if (!isHex(signature)) throw new Error('The host was given no signature')
  return signature
}

test.describe('signing from the host’s own buttons', () => {
  test('a message: the wallet shows it, and the account signed it', async ({
    page,
    host,
    modal,
    wallet,
  }) => {
    await host.goto()
    await beginConnected(host, wallet)
    const approval = await ApprovalWindow.openedBy(page, () => host.signMessage.click())
    await approval.expectTitle('Sign message')
    await expect(approval.popup.getByText(MESSAGE, { exact: true })).toBeVisible()
    await expect(host.result).toHaveText('waiting')
    await approval.approve()
    const signature = await signatureOf(host)
    expect(await verifyMessage({ address: ADDRESS, message: MESSAGE, signature })).toBe(true)
    expect(await verifyMessage({ address: ADDRESS, message: `${MESSAGE}!`, signature })).toBe(false)
    await modal.expectClosed()
  })

  test('typed data: the wallet shows it, and the account signed it', async ({
    page,
    host,
    wallet,
  }) => {
    await host.goto()
    await beginConnected(host, wallet)
    const approval = await ApprovalWindow.openedBy(page, () => host.signTypedData.click())
    await approval.expectTitle('Sign typed data')
    await expect(approval.detail('Type')).toHaveText('Note')
    await approval.approve()
    const signature = await signatureOf(host)
    expect(await verifyTypedData({ address: ADDRESS, ...TYPED_DATA, signature })).toBe(true)
  })

  test('a rejection reaches the page as a rejection, not as a failure, and the request can be repeated', async ({
    page,
    host,
    wallet,
  }) => {
    await host.goto()
    await beginConnected(host, wallet)
    const message = await ApprovalWindow.openedBy(page, () => host.signMessage.click())
    await message.reject()
    await expect(host.result).toHaveText('rejected')
    const typedData = await ApprovalWindow.openedBy(page, () => host.signTypedData.click())
    await typedData.reject()
    await expect(host.result).toHaveText('rejected')
    const again = await ApprovalWindow.openedBy(page, () => host.signMessage.click())
    await again.approve()
    const signature = await signatureOf(host)
    expect(await verifyMessage({ address: ADDRESS, message: MESSAGE, signature })).toBe(true)
  })

  test('without a connection the host app receives the reason, and no wallet receives a request', async ({
    host,
    wallet,
  }) => {
    await host.goto()
    await host.signMessage.click()
    await expect(host.result).toHaveText('failed NOT_CONNECTED')
    expect(await wallet.requests()).toEqual([])
  })
})
