import { parseAbi, toFunctionSelector, toFunctionSignature } from 'viem'
import type { AbiFunction, Hex } from 'viem'
import * as v from 'valibot'
import { rpcFailure } from '../failures'
import { visibleLine } from '../review/visibleText'
import { texts } from '../texts'
import { grantTexts } from './texts'

/** Standard functions that take tokens, or let others take them, whichever limit a key has: ERC-20, 721, 777, 1155, 1363 and Permit2. */
const MOVES_TOKENS: ReadonlySet<string> = new Set(
  parseAbi([
    'function transfer(address, uint256)',
    'function approve(address, uint256)',
    'function transferFrom(address, address, uint256)',
    'function increaseAllowance(address, uint256)',
    'function increaseApproval(address, uint256)',
    'function setApprovalForAll(address, bool)',
    'function safeTransferFrom(address, address, uint256)',
    'function safeTransferFrom(address, address, uint256, bytes)',
    'function safeTransferFrom(address, address, uint256, uint256, bytes)',
    'function safeBatchTransferFrom(address, address, uint256[], uint256[], bytes)',
    'function authorizeOperator(address)',
    'function send(address, uint256, bytes)',
    'function transferAndCall(address, uint256)',
    'function transferAndCall(address, uint256, bytes)',
    'function transferFromAndCall(address, address, uint256)',
    'function transferFromAndCall(address, address, uint256, bytes)',
    'function approveAndCall(address, uint256)',
    'function approveAndCall(address, uint256, bytes)',
    'function approve(address, address, uint160, uint48)',
    'function transferFrom(address, address, uint160, address)',
  ]).map(each => toFunctionSelector(each)),
)

const SIGNATURE_LIMIT = 200

const Parameter: v.GenericSchema<unknown, { type: string; components?: unknown }> = v.looseObject({
  type: v.pipe(v.string(), v.maxLength(100)),
  components: v.optional(v.lazy(() => v.array(Parameter))),
})
const Described = v.looseObject({
  type: v.literal('function'),
  name: v.string(),
  inputs: v.array(Parameter),
})

const bad = (reason: string) => rpcFailure(-32602, texts.badParams(reason))

/**
 * A function that a page names, as it is on the chain: the four bytes are what is granted. Other names may have the same four, so that
 * they are looked at, not the name.
 *
 * @throws -32602 where the page describes none or several of this name, or where it moves tokens past all limits
 */
export function grantableFunction(
  abi: readonly unknown[],
  name: string,
): { readonly selector: Hex; readonly signature: string } {
  const shown = visibleLine(name, SIGNATURE_LIMIT)
  const [found, other] = abi.filter(
    (each): each is AbiFunction => v.is(Described, each) && each.name === name,
  )
  if (!found || other) throw bad(grantTexts.unknownFunction(shown))
  const selector = toFunctionSelector(found)
  if (MOVES_TOKENS.has(selector)) throw bad(grantTexts.movesTokens(shown))
  return { selector, signature: visibleLine(toFunctionSignature(found), SIGNATURE_LIMIT) }
}
