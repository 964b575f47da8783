import { getContactedHosts } from './getContactedHosts'
import { getContentSecurityPolicy } from './getContentSecurityPolicy'

/** @deprecated Use `getContactedHosts`; removed in version 0.2. */
export const hostsOf = getContactedHosts

/** @deprecated Use `getContentSecurityPolicy`; removed in version 0.2. */
export const policyOf = getContentSecurityPolicy
