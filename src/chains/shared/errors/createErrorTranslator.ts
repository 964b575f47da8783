import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { readField } from '../readField'

const MAX_DETAIL = 500

/** The source of an error: a code may mean something else from a wallet than from a node. */
export type ErrorSource = 'wallet' | 'chain'

/** An error as a wallet, node or library threw it. */
interface RawError {
  readonly thrown: unknown
  /** Its text, cleaned and shortened for developers. */
  readonly detail: string
  readonly asked: ErrorSource
}

/** Returns the code of an error that it recognises. */
export type ErrorRule = (error: RawError) => ErrorCode | undefined

/** Converts a raw error to a `ModalError`; unknown ones become `fallback`. */
export type ErrorTranslator = (
  thrown: unknown,
  fallback: ErrorCode,
  asked: ErrorSource,
) => ModalError

/**
 * Creates a family's translator from its rules, of which the first to recognise an error decides.
 * `ModalError`s stay as they are. Without `asked`, the error is a wallet's.
 */
export const createErrorTranslator =
  (rules: readonly ErrorRule[], readText: (thrown: unknown) => unknown = readMessage) =>
  (thrown: unknown, fallback: ErrorCode, asked: ErrorSource = 'wallet'): ModalError => {
    if (thrown instanceof ModalError) return thrown
    const detail = cleanUntrustedText(readText(thrown), MAX_DETAIL)
    const code = classify(rules, { thrown, detail, asked }) ?? fallback
    return new ModalError(code, detail || fallback, { cause: thrown })
  }

function classify(rules: readonly ErrorRule[], error: RawError): ErrorCode | undefined {
  try {
    for (const rule of rules) {
      const code = rule(error)
      if (code) return code
    }
  } catch {
    return undefined // reading the error itself threw
  }
  return undefined
}

const readMessage = (thrown: unknown): unknown => readField(thrown, 'message') ?? thrown
