import { isCopyleftOnly } from './recognise.mjs'

const BANNED = [
  [/^@reown\/appkit/, 'its licence binds the user to one vendor'],
  [/^@solana\/spl-token$/, 'it drags an unpatched vulnerability'],
  [/^@uniswap\/v2-/, 'GPL'],
  [/^@pimlico\/alto$/, 'GPL'],
  [/^ua-parser-js$/, 'AGPL from version 2 on'],
]

/** The last releases under Apache-2.0; later ones require the vendor's own network. */
const LAST_FREE = [
  [
    /^@walletconnect\/(universal-provider|sign-client|core|utils|types|ethereum-provider)$/,
    [2, 21, 8],
  ],
  [/^@walletconnect\//, [2, 21, 8]],
  [/^@reown\/walletkit$/, [1, 2, 10]],
]

function isNewer(version, limit) {
  const parts = version.split(/[-+]/)[0].split('.').map(Number)
  const at = limit.findIndex((part, index) => parts[index] !== part)
  return at >= 0 && parts[at] > limit[at]
}

/** Returns the packages that must never be in the tree, tools included. */
export function lockfileProblems(lockfile) {
  return Object.entries(lockfile.packages).flatMap(
    ([path, { version = '', license, name: alias, link }]) => {
      const name = alias ?? path.split('node_modules/').pop()
      if (!path || link || !name) return []
      const id = `${name}@${version}`
      const banned = BANNED.find(([pattern]) => pattern.test(name))
      if (banned) return [`${id}: ${banned[1]}`]
      const limit = LAST_FREE.find(([pattern]) => pattern.test(name))?.[1]
      if (limit && isNewer(version, limit)) {
        return [`${id}: newer than ${limit.join('.')}, the last open-source release`]
      }
      return license && isCopyleftOnly(license) ? [`${id}: ${license}`] : []
    },
  )
}
