import { build } from 'esbuild'

/**
 * Makes files that Node 20 runs as they are; packages stay outside.
 *
 * @param {{ entryPoints: string[] | Record<string, string>, outdir: string, outbase?: string }} files
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
