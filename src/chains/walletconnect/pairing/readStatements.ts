import type { SiwxCacao } from '../../../ports/siwx'
import type { SignedStatement } from '../../../ports/walletConnect'
import type { WalletConnectLibrary } from '../relay/WalletConnectLibrary'
import { provideBuffer } from './provideBuffer'

const MAX_STATEMENTS = 50
const DID = 'did:pkh:'

const textsIn = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every(name => typeof (value as Record<string, unknown>)[name] === 'string')

function readCacao(value: unknown): SiwxCacao | null {
  const { h, p, s } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (!textsIn(h, ['t']) || !textsIn(p, ['iss', 'aud', 'domain', 'nonce'])) return null
  if (!textsIn(s, ['t', 's']) || !(p as { iss: string }).iss.startsWith(DID)) return null
  return value as SiwxCacao
}

/** Returns the statements signed while connecting (CAIP-74); skips unreadable ones. */
export function readStatements(
  auths: readonly unknown[],
  { client }: Pick<WalletConnectLibrary, 'client'>,
): readonly SignedStatement[] {
  return auths.slice(0, MAX_STATEMENTS).flatMap(auth => {
    const cacao = readCacao(auth)
    if (!cacao) return []
    const giveBack = provideBuffer()
    try {
      const iss = String(cacao.p['iss'])
      const message = client.formatAuthMessage?.({ request: cacao.p, iss })
      return typeof message === 'string' ? [{ cacao, message }] : []
    } catch {
      return [] // the library could not format the statement
    } finally {
      giveBack()
    }
  })
}
