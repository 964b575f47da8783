import { states } from './states/states'
import { hang, setUpFlowTests } from './flowWorld'
import { fee, review, type usdc } from './payment'

/** A chain that estimates the fee and mines nothing. */
export const chain = { estimateFee: async () => fee, waitForReceipt: hang }

/** Returns the calls that asked the wallet for a payment. */
export const sends = ({ calls }: { readonly calls: readonly { readonly method: string }[] }) =>
  calls.filter(({ method }) => method === 'send')

/** Sets up tests of submitted payments; `reviewed` opens a world with a payment under review. */
export function setUpSubmitTests() {
  const createWorld = setUpFlowTests()
  const reviewed = async (
    send: (intent: { readonly amount: string }) => Promise<string>,
    token?: typeof usdc,
  ) => {
    const world = createWorld({ state: states.account, adapter: { ...chain, send } })
    await review(world, undefined, token)
    return world
  }
  return { createWorld, reviewed }
}
