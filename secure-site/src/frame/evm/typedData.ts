import * as v from 'valibot'
import { hashTypedData, isAddress } from 'viem'
import type { TypedDataDefinition } from 'viem'
import { accountRow } from '../accounts/accountRow'
import { actingAccount } from '../accounts/actingAccount'
import { dataNotToOwnAccount } from '../accounts/notToOwnAccount'
import { signAs } from '../accounts/signAs'
import { rpcFailure } from '../failures'
import { say } from '../language/speak'
import { refusals } from '../refusals'
import { readParams } from '../requests/params'
import type { Prepare } from '../requests/signing'
import type { Block, TreeNode } from '../review/review'
import { visibleText } from '../review/visibleText'
import { referenceOf } from '../rpc/createNetworks'
import { texts } from '../texts'
import { describePermit } from './permits'
import { Address, checksummed, Quantity } from './shapes'
import { readToken } from './tokens'

const MAX_NODES = 2_000

const Fields = v.array(v.object({ name: v.string(), type: v.string() }))
const Typed = v.object({
  types: v.record(v.string(), Fields),
  primaryType: v.string(),
  domain: v.optional(v.record(v.string(), v.unknown()), {}),
  message: v.record(v.string(), v.unknown()),
})
export type TypedRequest = v.InferOutput<typeof Typed>

const parsed = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
        try {
          return JSON.parse(dataset.value)
        } catch {
          addIssue({ message: 'no JSON' })
          return NEVER
        }
      }),
    ),
    v.record(v.string(), v.unknown()),
  ]),
  Typed,
)

/** Some pages pass the account second. */
const Params = v.union([
  v.pipe(
    v.looseTuple([Address, parsed]),
    v.transform(([account, typed]) => ({ account, typed })),
  ),
  v.pipe(
    v.looseTuple([parsed, Address]),
    v.transform(([typed, account]) => ({ account, typed })),
  ),
])

const malformed = () => rpcFailure(-32602, refusals.badParams(refusals.typedData.malformed))

function leafText(value: unknown): string {
  if (typeof value === 'string') return visibleText(value)
  if (['number', 'bigint', 'boolean'].includes(typeof value)) return String(value)
  return value == null ? texts.typedData.nothing : visibleText(JSON.stringify(value))
}

/**
 * Follows the declared types, because only typed members are signed: a member without a type is not
 * shown.
 */
function createTreeReader(types: TypedRequest['types']) {
  let left = MAX_NODES
  function node(name: string, type: string, value: unknown): TreeNode {
    left -= 1
    if (left < 0) throw malformed()
    const shown = { name: visibleText(name), type: visibleText(type) }
    const list = /^(.*)\[\d*\]$/.exec(type)
    if (list) {
      if (!Array.isArray(value)) throw malformed()
      const items: readonly unknown[] = value
      return { ...shown, children: items.map((item, at) => node(`${at}`, list[1] ?? '', item)) }
    }
    const fields = Object.hasOwn(types, type) ? types[type] : undefined
    if (fields) {
      const group = v.safeParse(v.record(v.string(), v.unknown()), value)
      if (!group.success) throw malformed()
      const children = fields.map(field =>
        node(
          field.name,
          field.type,
          Object.hasOwn(group.output, field.name) ? group.output[field.name] : undefined,
        ),
      )
      return { ...shown, children }
    }
    const isKnown =
      type === 'address' && typeof value === 'string' && isAddress(value, { strict: false })
    return isKnown
      ? { ...shown, value: checksummed(value), isAddress: true }
      : { ...shown, value: leafText(value) }
  }
  return node
}

const childrenOf = (node: TreeNode) => ('children' in node ? node.children : [])

/** The EIP-712 domain fields, in hashing order. */
const DOMAIN_FIELDS = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Adds the domain's type if the page omitted it, as hashing requires. */
function complete(typed: TypedRequest): TypedRequest {
  if (Object.hasOwn(typed.types, 'EIP712Domain')) return typed
  const EIP712Domain = DOMAIN_FIELDS.filter(({ name }) => Object.hasOwn(typed.domain, name))
  return { ...typed, types: { ...typed.types, EIP712Domain } }
}

function hashOf(typed: TypedRequest) {
  try {
    return hashTypedData(typed as unknown as TypedDataDefinition)
  } catch {
    throw malformed() // a value that does not match its type
  }
}

/** The network the domain is bound to; null if it is not bound. */
function chainOf({ domain }: TypedRequest): bigint | null {
  const chainId = v.safeParse(Quantity, domain.chainId)
  return chainId.success ? chainId.output : null
}

/** A permit of an unknown format must not look harmless. */
const unread = ({ primaryType }: TypedRequest) =>
  primaryType.startsWith('Permit') ? [texts.typedData.unreadPermit] : []

/** `eth_signTypedData_v4`. */
export const prepareTypedData: Prepare = async ({ params, caipNetworkId }, ports) => {
  const { networks, rpc } = ports
  const { account: named, typed: given } = readParams(Params, params, refusals.typedData.malformed)
  const account = await actingAccount(named, caipNetworkId, ports)
  if (account.type === 'eoa') dataNotToOwnAccount(given.domain, ports)
  const typed = complete(given)
  if (!Object.hasOwn(typed.types, typed.primaryType)) throw malformed()
  const hash = hashOf(typed)
  const node = createTreeReader(typed.types)
  const domain = childrenOf(node('domain', 'EIP712Domain', typed.domain))
  const message = childrenOf(node('message', typed.primaryType, typed.message))

  const chainId = chainOf(typed)
  const isOther = chainId !== null && String(chainId) !== referenceOf(caipNetworkId)
  const domainNetwork = chainId === null ? caipNetworkId : `eip155:${chainId}`
  const [permit, { name }, other] = await Promise.all([
    describePermit(typed, contract => readToken(rpc, domainNetwork, contract)),
    networks.coin(caipNetworkId),
    networks.coin(domainNetwork),
  ])
  const blocks: Block[] = [
    ...(permit ? [{ kind: 'rows' as const, rows: permit.rows }] : []),
    {
      kind: 'tree',
      label: say(texts.typedData.message, { type: visibleText(typed.primaryType) }),
      nodes: message,
    },
    { kind: 'tree', label: texts.typedData.domain, nodes: domain },
    {
      kind: 'rows',
      rows: [
        await accountRow(account, caipNetworkId, ports),
        { label: texts.network, value: name },
      ],
    },
  ]
  return {
    review: {
      title: permit?.title ?? texts.typedData.title,
      lead: permit ? texts.typedData.permitLead : texts.typedData.lead,
      blocks: blocks.filter(block => block.kind !== 'tree' || block.nodes.length > 0),
      warnings: [
        ...(permit?.warnings ?? unread(typed)),
        ...(isOther
          ? [say(texts.typedData.otherNetwork, { other: other.name, current: name })]
          : []),
      ],
      approveLabel: texts.sign,
    },
    sign: () => signAs(account, hash, caipNetworkId, ports),
  }
}
