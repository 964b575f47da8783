import type { AccountButtonProps } from './AccountButtonProps'
import { AccountSlot } from './AccountSlot'
import { HostScope } from '../HostScope'

/** The connected account and its balance; opens the account view. Renders nothing while nobody is connected. */
export function AccountButton(props: AccountButtonProps) {
  return <HostScope {...props}>{() => <AccountSlot {...props} />}</HostScope>
}
