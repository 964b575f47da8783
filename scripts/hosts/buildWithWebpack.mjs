import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import webpack from 'webpack'

const TSX_LOADER = fileURLToPath(new URL('tsxLoader.cjs', import.meta.url))

/**
 * Builds `folder`/main.js with webpack's defaults; its size hints concern the host's own weight and
 * are off. Minifying takes nine tenths of the time, and is skipped where no browser loads the
 * result.
 *
 * @param {string} folder
 * @param {{ isVisited?: boolean }} [options]
 * @returns {Promise<{ warnings: string[] }>}
 */
export async function buildWithWebpack(folder, { isVisited = true } = {}) {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: join(folder, 'main.js'),
    output: { path: join(folder, 'dist-webpack'), clean: true },
    resolve: { extensions: ['.tsx', '...'] },
    module: { rules: [{ test: /\.tsx$/, use: TSX_LOADER }] },
    optimization: { minimize: isVisited },
    performance: false,
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return { warnings: warnings.map(({ message }) => message) }
}
