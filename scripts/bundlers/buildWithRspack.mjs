import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Builds `folder`/main.js with Rspack's defaults and the loader its documentation names for
 * TypeScript.
 *
 * @param {string} folder
 * @param {string} installed the folder that Rspack is installed in
 * @returns {Promise<string[]>} its warnings
 */
export async function buildWithRspack(folder, installed) {
  const { rspack } = createRequire(join(installed, 'package.json'))('@rspack/core')
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: join(folder, 'main.js'),
    output: { path: join(folder, 'dist-rspack'), clean: true },
    resolve: { extensions: ['.tsx', '...'] },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
    performance: false,
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return warnings.map(({ message }) => message)
}
