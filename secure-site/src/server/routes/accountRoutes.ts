import { Hono } from 'hono'
import { HttpRequestError, TimeoutError, BaseError } from 'viem'
import { quoteBatch } from '../accounts/quoteBatch'
import { sendBatch } from '../accounts/sendBatch'
import { policyOf } from '../accounts/sponsorship'
import { Quote, SendBatch, TellGrant } from '../accounts/accountRequests'
import { recordGrants } from '../accounts/recordGrants'
import { ApiRefusal } from '../http/apiRefusal'
import { readBody } from '../http/readBody'
import { requireSession } from '../http/requireSession'
import { isHostAllowed } from '../origins/isHostAllowed'
import { KEYS_ADDRESS } from '../../shared/accounts/creationCode'
import type { AccountCall } from '../../shared/accounts/typedData'
import type { AccountsConfig } from '../../shared/accounts'
import type { Site } from '../site'

const HOUR_MS = 3_600_000
/** Each quote costs a few RPC requests … */
const QUOTES = { name: 'accountQuotes', max: 300, windowMs: HOUR_MS }
/** … and each batch the relayer's gas, even if it fails on the network. */
const BATCHES = { name: 'accountBatches', max: 60, windowMs: HOUR_MS }
const GRANTS = { name: 'accountGrants', max: 60, windowMs: HOUR_MS }

function configOf(site: Site, projectId: string): AccountsConfig {
  const { networks, tokens, bundlers } = site.settings.accounts
  return {
    networks,
    sponsoredNetworks: networks.filter(
      caipNetworkId =>
        bundlers[caipNetworkId]?.paymasterUrl !== undefined ||
        policyOf(site, { projectId, caipNetworkId }) !== null,
    ),
    tokens,
    bundlers,
  }
}

/** An RPC server's failure is not the site's own error. */
async function overNetwork<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (thrown) {
    const isSilent =
      thrown instanceof BaseError &&
      thrown.walk(each => each instanceof HttpRequestError || each instanceof TimeoutError) !== null
    throw isSilent ? new ApiRefusal('NETWORK_SILENT') : thrown
  }
}

/** `/api/accounts` */
export function accountRoutes(site: Site): Hono {
  return new Hono()
    .get('/config', c => {
      const projectId = c.req.query('projectId') ?? ''
      if (!site.settings.projects.has(projectId)) throw new ApiRefusal('NOT_FOUND')
      return c.json(configOf(site, projectId))
    })
    .post('/quote', async c => {
      const { session } = await requireSession(c, site)
      const request = await readBody(c, Quote)
      await site.limiter.count(QUOTES, session.userId)
      const answer = await overNetwork(() =>
        quoteBatch(site, { ...request, userId: session.userId }),
      )
      return c.json(answer)
    })
    .post('/send', async c => {
      const { session } = await requireSession(c, site)
      const { nonce, deadline, maxFee, feeRecipient, minGas, calls, ...request } = await readBody(
        c,
        SendBatch,
      )
      if (!isHostAllowed(site.settings.projects, request.projectId, request.hostOrigin))
        throw new ApiRefusal('HOST_NOT_ALLOWED')
      await site.limiter.count(BATCHES, session.userId)
      const batch = { calls, nonce, deadline, maxFee, feeRecipient, minGas }
      const answer = await overNetwork(() =>
        sendBatch(site, { ...request, userId: session.userId, batch }),
      )
      return c.json(answer)
    })
    .post('/grants', async c => {
      const { session } = await requireSession(c, site)
      const { data, ...told } = await readBody(c, TellGrant)
      if (!isHostAllowed(site.settings.projects, told.projectId, told.hostOrigin))
        throw new ApiRefusal('HOST_NOT_ALLOWED')
      // On other networks the server sees the batch itself.
      if (!site.settings.accounts.bundlers[told.caipNetworkId]) throw new ApiRefusal('BAD_REQUEST')
      await site.limiter.count(GRANTS, session.userId)
      const calls: AccountCall[] = [{ to: KEYS_ADDRESS, value: 0n, data }]
      await recordGrants(site, { ...told, userId: session.userId, batch: { calls } })
      return c.body(null, 204)
    })
}
