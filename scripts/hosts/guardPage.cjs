/**
 * Preloaded into a Node without a page. Reading a page global throws in the package's own files;
 * other packages may check and find nothing.
 */
const NAMES = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'location',
]
const OURS = /node_modules[\\/]redux-wallet-modal[\\/]dist[\\/]/

for (const name of NAMES) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      const reader = new Error().stack.split('\n')[2] ?? ''
      if (OURS.test(reader))
        throw new Error(`"${name}" was read while importing, at${reader.replace(/^\s*at/, '')}`)
      return undefined
    },
  })
}
