import { build } from 'esbuild'

/**
 * Bundles files for Node 20; packages stay external.
 *
 * @param {{ entryPoints: string[] | Record<string, string>, outdir: string, outbase?: string }}
 * files
 */
export async function bundleForNode({ entryPoints, outdir, outbase }) {
  await build({
    entryPoints,
    outdir,
    ...(outbase && { outbase }),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
  })
}
