import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // The lockfile of the repository, two folders above, is not this page's.
  turbopack: { root: __dirname },
}

export default nextConfig
