import type { AccountButtonProps } from './AccountButtonProps'
import { AccountSlot } from './AccountSlot'
import { HostScope } from '../HostScope'

/** Who is connected, and what they hold; opens the account. Renders nothing while nobody is. */
export function AccountButton(props: AccountButtonProps) {
  return <HostScope {...props}>{() => <AccountSlot {...props} />}</HostScope>
}
