import { build } from 'esbuild'

/**
 * Writes `host.css`, the buttons' styles before any script runs, from the source the scripts use,
 * and a declaration for compilers that require one for every import.
 *
 * @param {string} source the module that exports `hostCss`
 */
export function hostCss(source) {
  return {
    name: 'host-css',
    async generateBundle() {
      const { outputFiles } = await build({
        entryPoints: [source],
        bundle: true,
        format: 'esm',
        write: false,
        logLevel: 'silent',
      })
      const [{ text }] = outputFiles
      const { hostCss: css } = await import(`data:text/javascript,${encodeURIComponent(text)}`)
      this.emitFile({ type: 'asset', fileName: 'host.css', source: `${css}\n` })
      this.emitFile({ type: 'asset', fileName: 'types/host.css.d.ts', source: 'export {}\n' })
    },
  }
}
