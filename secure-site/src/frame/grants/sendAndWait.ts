import type { Hex } from 'viem'
import type { CallReceipt } from '../accounts/smartAccountDriver'
import { isFailure, rpcFailure, unsent } from '../failures'
import { texts } from '../texts'

const POLL_MS = 1_000
const TRIES = 60

const pauseFor = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms)
  })

interface Sending {
  send(): Promise<Hex>
  readonly driver: {
    /** Null while it waits. */
    status(bundleId: Hex): Promise<Pick<CallReceipt, 'status'> | null>
  }
}

/** Codes of the site that mean: nothing was sent. The page is told so, as it may take any other for "perhaps". */
const NOT_SENT: readonly unknown[] = ['BATCH_REFUSED', 'BATCH_FAILS']

/**
 * Sends calls and waits until they are in a block: what a page is told is true on the chain.
 *
 * @param pause - a test need not wait
 * @throws -32003 where they were not carried out, -32000 where a minute is over
 */
export async function sendAndWait(
  { send, driver }: Sending,
  pause: (ms: number) => Promise<void> = pauseFor,
): Promise<void> {
  const sent = await send().catch((thrown: unknown) => {
    const isCertain = isFailure(thrown) && NOT_SENT.includes(thrown.code)
    throw isCertain ? unsent(rpcFailure(-32003, thrown.message)) : thrown
  })
  for (let tries = 0; tries < TRIES; tries += 1) {
    const receipt = await driver.status(sent).catch(() => null) // a server may be silent for a moment
    if (receipt?.status === '0x1') return
    if (receipt) throw rpcFailure(-32003, texts.grants.failed)
    await pause(POLL_MS)
  }
  throw rpcFailure(-32000, texts.grants.late)
}
