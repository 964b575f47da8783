import type { SigningPorts } from '../requests/signing'
import type { Row } from '../review/review'
import { texts } from '../texts'
import type { ActingAccount } from './actingAccount'

/** Shows which account signs and, for a smart account, whether it is deployed. */
export async function accountRow(
  { type, address, owner }: ActingAccount,
  caipNetworkId: string,
  { smart }: Pick<SigningPorts, 'smart'>,
): Promise<Row> {
  const row: Row = { label: texts.account, value: address, form: 'address' }
  if (type === 'eoa') return row
  const isDeployed = await smart.isDeployed(owner, caipNetworkId)
  return { ...row, note: isDeployed ? texts.smartAccount.name : texts.smartAccount.unborn }
}
