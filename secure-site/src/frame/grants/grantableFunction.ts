import { toFunctionSelector, toFunctionSignature } from 'viem'
import type { AbiFunction, Hex } from 'viem'
import * as v from 'valibot'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import { visibleLine } from '../review/visibleText'
import { COUNTED_MOVES, UNLIMITED_MOVES } from './movesTokens'

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

const bad = (reason: string) => rpcFailure(-32602, refusals.badParams(reason))

/**
 * Resolves a function that a page names to its four-byte selector, which is what is granted. Other
 * names may share the selector, so the checks use the selector, not the name.
 *
 * @throws -32602 if the page describes none or several of this name, or if it moves tokens outside
 * all limits
 */
export function grantableFunction(
  abi: readonly unknown[],
  name: string,
): { readonly selector: Hex; readonly signature: string } {
  const shown = visibleLine(name, SIGNATURE_LIMIT)
  const [found, other] = abi.filter(
    (each): each is AbiFunction => v.is(Described, each) && each.name === name,
  )
  if (!found || other) throw bad(refusals.grants.unknownFunction(shown))
  const selector = toFunctionSelector(found)
  if (COUNTED_MOVES.has(selector)) throw bad(refusals.grants.needsAllowance(shown))
  if (UNLIMITED_MOVES.has(selector)) throw bad(refusals.grants.movesTokens(shown))
  return { selector, signature: visibleLine(toFunctionSignature(found), SIGNATURE_LIMIT) }
}
