import type { ReceivedFrameMessage } from './fakeFrame/FakeFrame'
import { getContactedHosts } from './getContactedHosts'
import { getContentSecurityPolicy } from './getContentSecurityPolicy'
import type { LocatorScopeLike } from './modalPage'

/** @deprecated Use `getContactedHosts`; removed in version 0.2. */
export const hostsOf = getContactedHosts

/** @deprecated Use `getContentSecurityPolicy`; removed in version 0.2. */
export const policyOf = getContentSecurityPolicy

/** @deprecated Use `LocatorScopeLike`; removed in version 0.2. */
export type PlaceLike<L> = LocatorScopeLike<L>

/** @deprecated Use `ReceivedFrameMessage`; removed in version 0.2. */
export type FrameMessageHeard = ReceivedFrameMessage
