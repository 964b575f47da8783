// @ts-check

/** The exact codes a wallet answers with. */
export const WALLET_ERRORS = /** @type {const} */ ({
  REJECTED: { code: 4001, message: 'The request was rejected in the wallet.' },
  UNAUTHORIZED: { code: 4100, message: 'This site has no permission for that account or method.' },
  UNSUPPORTED: { code: 4200, message: 'The wallet does not support this method.' },
  OFFLINE: { code: 4900, message: 'The wallet is disconnected from all chains.' },
  UNKNOWN_CHAIN: { code: 4902, message: 'The wallet does not know this chain. Add it first.' },
  ALREADY_OPEN: { code: -32002, message: 'A request of this kind is already open in the wallet.' },
  INVALID_PARAMS: { code: -32602, message: 'The parameters are not valid.' },
})

/** What a wallet request fails with. */
export class WalletError extends Error {
  /**
   * @param {{ code: number, message: string, data?: unknown }} error
   * @param {string} [detail] added to the message
   */
  constructor({ code, message, data }, detail) {
    super(detail === undefined ? message : `${message} ${detail}`)
    this.name = 'WalletError'
    this.code = code
    this.data = data
  }
}

/**
 * @param {unknown} thrown
 * @returns {{ code: number, message: string, data?: unknown }}
 */
export function toRpcError(thrown) {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const code = thrown instanceof Error && 'code' in thrown ? Number(thrown.code) : Number.NaN
  const data = thrown instanceof Error && 'data' in thrown ? thrown.data : undefined
  return {
    code: Number.isInteger(code) ? code : -32603,
    message,
    ...(data === undefined ? {} : { data }),
  }
}
