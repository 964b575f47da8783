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
    /** Null while it is pending. */
    status(bundleId: Hex): Promise<Pick<CallReceipt, 'status'> | null>
  }
}

/**
 * Site codes that guarantee nothing was sent. They must be marked, because the page treats any
 * other error as "perhaps sent".
 */
const NOT_SENT: readonly unknown[] = ['BATCH_REFUSED', 'BATCH_FAILS']

/**
 * Sends calls and waits until they are in a block, so that what the page receives is true on the
 * chain.
 *
 * @param pause - replaceable in tests
 * @throws -32003 if they were not carried out, -32000 after a minute
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
    // a server may be briefly unavailable
    const receipt = await driver.status(sent).catch(() => null)
    if (receipt?.status === '0x1') return
    if (receipt) throw rpcFailure(-32003, texts.grants.failed)
    await pause(POLL_MS)
  }
  throw rpcFailure(-32000, texts.grants.late)
}
