// @ts-check

/** The wallet's exact error codes. */
export const WALLET_ERRORS = /** @type {const} */ ({
  REJECTED: { code: 4001, message: 'The request was rejected in the wallet.' },
  UNAUTHORIZED: { code: 4100, message: 'This site has no permission for that account or method.' },
  UNSUPPORTED: { code: 4200, message: 'The wallet does not support this method.' },
  OFFLINE: { code: 4900, message: 'The wallet is disconnected from all chains.' },
  UNKNOWN_CHAIN: { code: 4902, message: 'The wallet does not know this chain. Add it first.' },
  NO_CAPABILITY: {
    code: 5700,
    message: 'The wallet does not support a capability that is needed:',
  },
  UNSUPPORTED_CHAIN: { code: 5710, message: 'The wallet does not support this chain.' },
  DUPLICATE_BATCH: { code: 5720, message: 'There is a batch with this id already.' },
  UNKNOWN_BATCH: { code: 5730, message: 'The wallet knows no batch with this id.' },
  BATCH_TOO_LARGE: { code: 5740, message: 'The batch has too many calls for this wallet.' },
  NO_UPGRADE: { code: 5750, message: 'The upgrade that a batch needs was rejected in the wallet.' },
  NOT_ATOMIC: { code: 5760, message: 'The wallet cannot run these calls as one.' },
  NOT_FOUND: { code: -32001, message: 'The wallet knows no such permission.' },
  REVERTED: { code: -32003, message: 'The transaction failed on the chain.' },
  ALREADY_OPEN: { code: -32002, message: 'A request of this kind is already open in the wallet.' },
  INVALID_PARAMS: { code: -32602, message: 'The parameters are not valid.' },
})

/** The error of a failed wallet request. */
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
