import type { SiwxMessageFields } from '../../ports/siwx'

/** A parsed message. Its chain is a CAIP-2 id, a reference or a name, as in the text. */
export type ParsedMessage = Omit<SiwxMessageFields, 'chainId'> & { readonly chain: string }

const HEADER = /^(.+?) wants you to sign in with your .+ account:$/
const NEEDED = { uri: 'URI', version: 'Version', chain: 'Chain ID', nonce: 'Nonce' }
const OPTIONAL = {
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
  requestId: 'Request ID',
}

/** Parses a message of any namespace; null for any other text. */
export function parseMessage(text: string): ParsedMessage | null {
  const [head = '', accountAddress = '', ...rest] = text.split('\n')
  const domain = HEADER.exec(head)?.[1]
  const { statement, lines } = splitStatement(rest)
  if (domain === undefined || !lines) return null
  let at = 0
  const read = (label: string): string | undefined => {
    const line = lines[at]
    if (!line?.startsWith(`${label}: `)) return undefined
    at += 1
    return line.slice(label.length + 2)
  }
  const entries = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).flatMap(([name, label]) => {
      const value = read(label)
      return value === undefined ? [] : [[name, value] as const]
    })
  const needed = entries(NEEDED)
  const optional = entries(OPTIONAL)
  const resources = lines[at] === 'Resources:' ? lines.slice(at + 1) : undefined
  const isWhole =
    needed.length === Object.keys(NEEDED).length &&
    (resources ? resources.every(line => line.startsWith('- ')) : at === lines.length)
  if (!isWhole) return null
  return {
    domain,
    accountAddress,
    ...(statement !== undefined && { statement }),
    ...(Object.fromEntries([...needed, ...optional]) as Pick<ParsedMessage, keyof typeof NEEDED>),
    ...(resources && { resources: resources.map(line => line.slice(2)) }),
  }
}

/** Splits what follows the address: one empty line, two, or a statement between two. */
function splitStatement([first, second, third, ...rest]: readonly string[]): {
  readonly statement?: string
  readonly lines: readonly string[] | null
} {
  if (first !== '' || second === undefined) return { lines: null }
  const after = [third ?? '', ...rest]
  if (second === '') return { lines: after }
  if (third !== '') return { lines: [second, ...after] }
  return { statement: second, lines: rest }
}
