// @ts-check
import { accountAt } from '../accounts.js'

/** Derivation index of the app's first account; no sandbox wallet has these. */
const FIRST_INDEX = 20

const ROWS = /** @type {const} */ ([
  ['marisol', 1001],
  ['joao.eth', 1002],
])

/** @returns {readonly import('./types.js').FarcasterPerson[]} */
export const farcasterPeople = () =>
  ROWS.map(([userName, fid], offset) => ({
    userName,
    fid,
    custodyAddress: accountAt(FIRST_INDEX + offset).address,
  }))

/** @param {string} userName */
export function custodyAccountOf(userName) {
  const offset = ROWS.findIndex(([name]) => name === userName)
  return accountAt(FIRST_INDEX + Math.max(0, offset))
}
