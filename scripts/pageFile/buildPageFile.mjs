import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { ensureBuilt } from '../lib/packed.mjs'
import { readJson, ROOT } from '../lib/project.mjs'

const ENTRY = fileURLToPath(new URL('entry.js', import.meta.url))
const LANGUAGE = /\/chunks\/[a-z]{2}(-[A-Z]{2})?-(page|card|connect|account|send|trade)\.js$/
const LICENCE = /^(licen[cs]e|copying|notice)/i

/** The page then falls back to English, as when a language file fails to load. */
const withoutLanguages = {
  name: 'without-languages',
  setup({ onLoad }) {
    onLoad({ filter: LANGUAGE }, () => ({
      contents: "throw new Error('The single file has English only.')",
    }))
  },
}

/** Resolves the project's own dependencies, so that the file holds what is published. */
const ours = {
  name: 'ours',
  setup({ onResolve }) {
    const { exports } = readJson(join(ROOT, 'package.json'))
    onResolve({ filter: /^redux-wallet-modal(\/|$)/ }, ({ path }) => {
      const entry = exports[path.replace('redux-wallet-modal', '.')]
      return { path: join(ROOT, entry.import.default ?? entry.import) }
    })
  },
}

const packageOf = file => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]

function licences(inputs) {
  const folders = [...new Set(inputs.map(packageOf).filter(Boolean))].sort()
  return folders.map(folder => {
    const { name, version, license } = readJson(join(ROOT, folder, 'package.json'))
    const file = readdirSync(join(ROOT, folder)).find(each => LICENCE.test(each))
    const text = file ? readFileSync(join(ROOT, folder, file), 'utf8').trim() : ''
    return `${name} ${version} (${license})\n\n${text}\n`
  })
}

/**
 * Bundles the package with React, Redux and viem into one script that defines `ReduxWalletModal`,
 * for pages without a bundler. Beside it are the licences of all contents, and a file with its
 * integrity hash (W3C Subresource Integrity).
 *
 * @param {string} into the output folder
 * @returns {Promise<{ file: string, integrity: string, bytes: number }>}
 */
export async function buildPageFile(into) {
  await ensureBuilt()
  const { version } = readJson(join(ROOT, 'package.json'))
  const file = join(into, `redux-wallet-modal-${version}.js`)
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [ENTRY],
    outfile: file,
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'ReduxWalletModal',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    banner: {
      js: `/*! redux-wallet-modal ${version} (MIT), licences of its parts: LICENCES.txt */`,
    },
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
    plugins: [ours, withoutLanguages],
  })
  const inputs = Object.keys(metafile.inputs)
  mkdirSync(into, { recursive: true })
  writeFileSync(join(into, 'LICENCES.txt'), licences(inputs).join(`\n${'-'.repeat(72)}\n\n`))
  const code = readFileSync(file)
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  writeFileSync(
    join(into, 'integrity.json'),
    `${JSON.stringify({ [basename(file)]: integrity }, null, 2)}\n`,
  )
  return { file, integrity, bytes: code.length }
}
