import { accountAt } from '@redux-wallet-modal/sandbox'
import { isHex, verifyMessage, verifyTypedData, type Hex } from 'viem'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import type { HostPage } from '../pages/HostPage'
import { beginConnected } from '../support/connectQuietly'
import { expect, test } from '../support/test'

const ADDRESS = accountAt(0).address
/** What the example host asks to have signed. */
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
  test('a message: the wallet shows it, and the signature is the account’s', async ({
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

  test('typed data: the wallet shows it, and the signature is the account’s', async ({
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

  test('what the visitor declines is told as declined, not as a failure, and can be asked again', async ({
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

  test('nobody connected: the host is told why, and no wallet is asked', async ({
    host,
    wallet,
  }) => {
    await host.goto()
    await host.signMessage.click()
    await expect(host.result).toHaveText('failed NOT_CONNECTED')
    expect(await wallet.requests()).toEqual([])
  })
})
