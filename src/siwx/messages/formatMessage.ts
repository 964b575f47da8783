import type { SiwxMessage, SiwxMessageFields } from '../../ports/siwx'

/** The parts that differ between layouts. */
export interface MessageLayout {
  /** “… wants you to sign in with your {account} account:” */
  readonly account: string
  readonly address: string
  readonly chain: string
  /** Lines between the address and the URI if there is no statement. */
  readonly withoutStatement: readonly string[]
}

/** Returns the text of a message (specification, protocol §9.2). */
export function formatMessage(fields: SiwxMessageFields, words: MessageLayout): string {
  const { statement, resources } = fields
  const optional = (label: string, value: string | undefined) =>
    value === undefined ? [] : [`${label}: ${value}`]
  return [
    `${fields.domain} wants you to sign in with your ${words.account} account:`,
    words.address,
    ...(statement === undefined ? words.withoutStatement : ['', statement, '']),
    `URI: ${fields.uri}`,
    `Version: ${fields.version}`,
    `Chain ID: ${words.chain}`,
    `Nonce: ${fields.nonce}`,
    ...optional('Issued At', fields.issuedAt),
    ...optional('Expiration Time', fields.expirationTime),
    ...optional('Not Before', fields.notBefore),
    ...optional('Request ID', fields.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map(each => `- ${each}`)]),
  ]
    .join('\n')
    .trim()
}

/** Adds the text as a non-enumerable `toString`, which copies and JSON leave out. */
export function withText(fields: SiwxMessageFields, text: string): SiwxMessage {
  return Object.defineProperty({ ...fields }, 'toString', { value: () => text })
}
