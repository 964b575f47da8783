import { ModalError } from '../../../domain/ModalError'
import { readField } from '../../shared/readField'
import { unwrapSignature } from './unwrapSignature'

/** `isValidSignature(bytes32,bytes)`; a contract returns its selector to accept (ERC-1271). */
const IS_VALID_SIGNATURE = '1626ba7e'
const ACCEPTED = `0x${IS_VALID_SIGNATURE}${'0'.repeat(56)}`
/** JSON-RPC error code of a reverted call. */
const REVERTED = 3

/** Sends one JSON-RPC request and resolves with the whole response; rejects on failure. */
export type RequestNode = (
  url: string,
  method: string,
  params: readonly unknown[],
) => Promise<unknown>

export interface ContractSignatureCheck {
  /** Lower case, like all hex here. */
  readonly address: string
  /** Without `0x`. */
  readonly hash: string
  readonly signature: string
  /** In the order to try them. */
  readonly urls: readonly string[]
  readonly ask: RequestNode
}

/**
 * Whether an account's contract accepts a signature; deploys a missing one for the call (ERC-6492).
 *
 * @throws {ModalError} `CHAIN_UNREACHABLE` when no node answers.
 */
export async function isAcceptedByContract(question: ContractSignatureCheck): Promise<boolean> {
  const { address, hash } = question
  const wrapped = unwrapSignature(question.signature)
  const data = encodeIsValidSignature(hash, wrapped?.signature ?? question.signature.slice(2))
  if (await accepts(question, { to: address, data: `0x${data}` })) return true
  if (!wrapped) return false
  return accepts(question, {
    data: encodeDeployAndCall(wrapped.factory, wrapped.calldata, address, data),
  })
}

async function accepts({ urls, ask }: ContractSignatureCheck, call: object): Promise<boolean> {
  let cause: unknown = new Error('The network has no node.')
  for (const url of urls) {
    try {
      const answer = await ask(url, 'eth_call', [call, 'latest'])
      const error = readField(answer, 'error')
      if (isRefusal(error)) return false
      const result = readField(answer, 'result')
      if (typeof result === 'string') return result.toLowerCase() === ACCEPTED
      cause = new Error('The node did not answer the question.')
    } catch (thrown) {
      cause = thrown
    }
  }
  throw new ModalError('CHAIN_UNREACHABLE', 'EIP155.verify: no node answered', { cause })
}

/** Whether the contract reverted, which is an answer; other errors are the node's failure. */
const isRefusal = (error: unknown): boolean =>
  readField(error, 'code') === REVERTED || /revert/i.test(String(readField(error, 'message')))

const WORD = 64
const word = (value: number) => value.toString(16).padStart(WORD, '0')

function encodeIsValidSignature(hash: string, signature: string): string {
  const length = signature.length / 2
  const padded = signature.padEnd(Math.ceil(signature.length / WORD) * WORD, '0')
  return `${IS_VALID_SIGNATURE}${hash}${word(64)}${word(length)}${padded.toLowerCase()}`
}

const push4 = (value: number) => `63${value.toString(16).padStart(8, '0')}`
/**
 * Returns init code for a simulated call: it calls the account's factory, then the account, and
 * returns the first word of the answer, or zero without an account.
 */
function encodeDeployAndCall(factory: string, calldata: string, account: string, question: string) {
  const callBytes = calldata.length / 2
  const questionBytes = question.length / 2
  const all = callBytes + questionBytes
  // Memory not written to yet, so that a short answer is not mixed with the request's bytes.
  const out = Math.ceil(all / 32) * 32
  const calls = [
    // CALL(gas, factory, 0, 0, callBytes, 0, 0), POP
    '60006000',
    push4(callBytes),
    '60006000',
    `73${factory}`,
    '5af150',
    // STATICCALL(gas, account, callBytes, questionBytes, out, 32)
    '6020',
    push4(out),
    push4(questionBytes),
    push4(callBytes),
    `73${account.slice(2)}`,
    '5afa',
    // MUL(success, MLOAD(out)), MSTORE(0), RETURN(0, 32)
    push4(out),
    '5102',
    '600052',
    '60206000f3',
  ].join('')
  // CODECOPY: copies the data that follows the program to the start of memory
  const copy = (programBytes: number) => `${push4(all)}${push4(programBytes)}600039`
  const program = copy((copy(0).length + calls.length) / 2) + calls
  return `0x${program}${calldata}${question}`
}
