import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // Otherwise Next picks the repository's lockfile, two folders above.
  turbopack: { root: __dirname },
}

export default nextConfig
