import { KEYS_ADDRESS } from '../../shared/accounts/creationCode'
import { readGrantCall } from '../../shared/accounts/grants'
import type { AccountCall } from '../../shared/accounts/typedData'
import type { Site } from '../site'

interface GrantingBatch {
  readonly userId: string
  readonly projectId: string
  readonly hostOrigin: string
  readonly caipNetworkId: string
  readonly batch: { readonly calls: readonly AccountCall[] }
}

/** Later dates would overflow a column of milliseconds. */
const EXPIRY_MAX_S = 2n ** 40n

const grantsIn = (calls: readonly AccountCall[]) =>
  calls.flatMap(({ to, data }) => {
    const grant = to === KEYS_ADDRESS ? readGrantCall(data) : null
    return grant && grant.expiry < EXPIRY_MAX_S ? [{ grant, data }] : []
  })

/**
 * Records what a batch is about to grant, so that the account page can list it. Only the chain
 * shows whether the grant was made.
 */
export async function recordGrants(
  { db, now }: Pick<Site, 'db' | 'now'>,
  { userId, projectId, hostOrigin, caipNetworkId, batch }: GrantingBatch,
): Promise<void> {
  for (const { grant, data } of grantsIn(batch.calls))
    await db
      .insertInto('account_grants')
      .values({
        user_id: userId,
        caip_network_id: caipNetworkId,
        grant_id: grant.id,
        project_id: projectId,
        host_origin: hostOrigin,
        call_data: data,
        created_at: now(),
        expires_at: Number(grant.expiry) * 1_000,
      })
      .onConflict(conflict => conflict.doNothing()) // an id is granted once
      .execute()
}
