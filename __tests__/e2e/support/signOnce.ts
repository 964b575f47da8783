import { expect } from '@playwright/test'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import type { HostPage } from '../pages/HostPage'

/** Signs the example host's message in the frame, and returns the signature. */
export async function signOnce(host: HostPage): Promise<string> {
  const approval = new ApprovalFrame(host.page)
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await approval.confirm()
  await expect(host.result).toHaveText(/^done \S+$/)
  await approval.expectClosed()
  return ((await host.result.textContent()) ?? '').replace('done ', '')
}
