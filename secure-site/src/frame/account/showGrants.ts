import { formatUnits } from 'viem'
import type { Hex } from 'viem'
import { revokeCall } from '../../shared/accounts/grants'
import type { ListedGrant } from '../../shared/grantList'
import { createRelayerDriver } from '../accounts/createRelayerDriver'
import { signAsOwner } from '../accounts/signAs'
import type { PreparedCalls } from '../accounts/smartAccountDriver'
import { checksummed } from '../evm/shapes'
import { sendAndWait } from '../grants/sendAndWait'
import { say } from '../language/speak'
import { createJsonRpc } from '../rpc/createJsonRpc'
import type { Server } from '../server/createServer'
import type { AccountContext, Addresses } from './context'
import type { PageButton, PageRow } from './createPage'
import { appOf, describeListedGrant, shortUntilOf } from './describeListedGrant'
import { accountTexts } from './texts'

/** The relayer requests, made with the account page's own session. */
type Relay = Pick<Server, 'quoteBatch' | 'sendBatch'>

/** Assumed for a coin the answer does not name. */
const COIN = { symbol: 'ETH', decimals: 18 }

function feeRow({ fee, isSponsored }: PreparedCalls, { allowances }: ListedGrant): PageRow {
  if (isSponsored) return [accountTexts.grants.fee, accountTexts.grants.paid]
  const { symbol, decimals } = allowances.find(({ token }) => token === null)?.unit ?? COIN
  const amount = `${formatUnits(fee, decimals)} ${symbol ?? COIN.symbol}`
  return [accountTexts.grants.fee, say(accountTexts.grants.atMost, { amount })]
}

/**
 * Simulates and prices the call that stops a grant. The relayer sends it: this page has no RPC
 * server.
 */
function prepareStop(
  { keyring, fetch }: AccountContext,
  relay: Relay,
  addresses: Addresses,
  { id, caipNetworkId, projectId, hostOrigin }: ListedGrant,
) {
  const driver = createRelayerDriver({
    server: relay,
    rpc: createJsonRpc({ fetch, urls: async () => [] }),
    caipNetworkId,
    projectId,
    hostOrigin: () => hostOrigin,
    isDeployed: async () => true,
    signHash: hash => signAsOwner({ withKeys: use => keyring.withKeys(addresses, use) }, hash),
  })
  return driver.prepare(checksummed(addresses.eip155), [revokeCall(id as Hex)])
}

const aboutGrant = ({ page }: AccountContext, grant: ListedGrant, more: readonly PageRow[]) => [
  ...(grant.state === 'active' ? [] : [page.warning(accountTexts.grants[grant.state])]),
  page.rows([...describeListedGrant(grant), ...more]),
]

const backToList = (context: AccountContext, relay: Relay): PageButton => ({
  label: accountTexts.back,
  look: 'quiet',
  onPress: () => showGrants(context, relay),
})

async function showGrant(context: AccountContext, relay: Relay, grant: ListedGrant): Promise<void> {
  const { page, server, user, unlock } = context
  if (!grant.isStoppedHere) {
    page.show({
      title: appOf(grant),
      content: [...aboutGrant(context, grant, []), page.paragraph(accountTexts.grants.stopInApp)],
      buttons: [backToList(context, relay)],
    })
    return
  }
  const { addresses } = await user()
  const prepared = await prepareStop(context, relay, addresses, grant)
  const isThere = async () => (await server.grants()).some(({ id }) => id === grant.id)
  const stop = async () => {
    await unlock(addresses)
    page.showWorking(accountTexts.grants.title, accountTexts.grants.working)
    const status = async () => ((await isThere()) ? null : { status: '0x1' })
    await sendAndWait({ send: prepared.send, driver: { status } })
    page.show({
      title: accountTexts.grants.doneTitle,
      content: [page.paragraph(say(accountTexts.grants.done, { app: appOf(grant) }))],
      buttons: [{ label: accountTexts.next, onPress: () => showGrants(context, relay) }],
    })
  }
  const { failure } = prepared
  page.show({
    title: appOf(grant),
    content: [
      ...aboutGrant(context, grant, failure === null ? [feeRow(prepared, grant)] : []),
      failure === null
        ? page.paragraph(accountTexts.grants.stopLead)
        : page.warning(say(accountTexts.grants.wouldFail, { reason: failure })),
    ],
    buttons: [
      ...(failure === null
        ? [{ label: accountTexts.grants.stop, look: 'danger' as const, onPress: stop }]
        : []),
      backToList(context, relay),
    ],
  })
}

/**
 * Lists the apps whose keys act for the smart account, what each may do until when, and how to stop
 * it.
 */
export async function showGrants(context: AccountContext, relay: Relay): Promise<void> {
  const { page, server, showOverview } = context
  const grants = await server.grants()
  page.show({
    title: accountTexts.grants.title,
    content: [
      page.paragraph(grants.length > 0 ? accountTexts.grants.lead : accountTexts.grants.none),
    ],
    buttons: [
      ...grants.map(grant => ({
        label: appOf(grant),
        note: say(accountTexts.grants.rowUntil, { until: shortUntilOf(grant) }),
        look: 'quiet' as const,
        onPress: () => showGrant(context, relay, grant),
      })),
      { label: accountTexts.back, look: 'quiet', onPress: showOverview },
    ],
  })
}
