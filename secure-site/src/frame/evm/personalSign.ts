import * as v from 'valibot'
import { hashMessage, hexToBytes } from 'viem'
import { actingAccount } from '../accounts/actingAccount'
import { accountRow } from '../accounts/accountRow'
import { signAs } from '../accounts/signAs'
import type { Block } from '../review/review'
import { visibleText } from '../review/visibleText'
import { readParams } from '../requests/params'
import type { Prepare } from '../requests/signing'
import { texts } from '../texts'
import { Address, Hex } from './shapes'

const Params = v.pipe(
  v.array(v.unknown()),
  v.transform(([first, second]) => {
    // Some pages pass the account first; a message that looks like an address counts as one only
    // there.
    const isSwapped = v.is(Address, first) && !v.is(Address, second)
    return isSwapped ? { message: second, account: first } : { message: first, account: second }
  }),
  v.object({ message: v.string(), account: Address }),
)

/** Decodes a message as UTF-8; null if its bytes are not valid text. */
export function readableText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null // bytes, shown as hexadecimal
  }
}

/** The message as the user sees it, with a warning if it isn't readable text. */
export function messageBlock(
  text: string | null,
  hex: string,
): { block: Block; warnings: string[] } {
  const words = texts.message
  if (text === null)
    return { block: { kind: 'text', label: words.hex, text: hex }, warnings: [words.hexWarning] }
  const shown = visibleText(text)
  const block = {
    kind: 'text' as const,
    label: words.label,
    text: shown === '' ? words.empty : shown,
    ...(shown !== text.replace(/\r\n/g, '\n') && { note: words.hidden }),
  }
  return { block, warnings: [] }
}

/** `personal_sign`: `0x…` is bytes, anything else is text. */
export const preparePersonalSign: Prepare = async ({ params, caipNetworkId }, ports) => {
  const { message, account: named } = readParams(
    Params,
    params,
    'The message or its account is missing.',
  )
  const account = await actingAccount(named, caipNetworkId, ports)
  const raw = v.is(Hex, message) ? message : null
  const text = raw === null ? message : readableText(hexToBytes(raw))
  const { block, warnings } = messageBlock(text, message)
  const hash = hashMessage(raw === null ? message : { raw })
  const { name } = await ports.networks.coin(caipNetworkId)
  return {
    review: {
      title: texts.message.title,
      lead: texts.message.lead,
      blocks: [
        block,
        {
          kind: 'rows',
          rows: [
            await accountRow(account, caipNetworkId, ports),
            { label: texts.network, value: name },
          ],
        },
      ],
      warnings,
      approveLabel: texts.sign,
    },
    sign: () => signAs(account, hash, caipNetworkId, ports),
  }
}
