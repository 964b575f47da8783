import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.mjs'
import { run } from './run.mjs'

const newest = folder =>
  Math.max(
    0,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  )

/** Builds when `dist` is missing or older than the sources. */
export async function ensureBuilt() {
  const built = join(ROOT, 'dist/index.js')
  const inputs = ['package.json', 'rollup.config.mjs'].map(
    file => statSync(join(ROOT, file)).mtimeMs,
  )
  const changed = Math.max(newest(join(ROOT, 'src')), ...inputs)
  if (existsSync(built) && statSync(built).mtimeMs >= changed) return
  console.log('building dist …')
  await run('npm', ['run', '--silent', 'build'], { cwd: ROOT })
}

const SITE = join(ROOT, 'secure-site')

/** Builds the embedded wallet's site when its build is missing or older than its sources. */
export async function ensureSiteBuilt() {
  const built = join(SITE, 'dist/server.js')
  const changed = Math.max(
    ...['src', 'pages'].map(folder => newest(join(SITE, folder))),
    statSync(join(SITE, 'package.json')).mtimeMs,
  )
  if (existsSync(built) && statSync(built).mtimeMs >= changed) return
  console.log('building the secure site …')
  await run('npm', ['run', '--silent', 'build', '--workspace', '@redux-wallet-modal/secure-site'], {
    cwd: ROOT,
  })
}

/** Packs the package as published. */
export async function pack(into) {
  await ensureBuilt()
  mkdirSync(into, { recursive: true })
  const answer = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', into],
    {
      cwd: ROOT,
    },
  )
  const [{ filename }] = JSON.parse(answer)
  return join(into, filename)
}

/**
 * Unpacks the published file, or an earlier packed one, into `folder`/node_modules, as an
 * installation would.
 */
export async function installPacked(folder, packed) {
  const tarball = packed ?? (await pack(folder))
  const target = join(folder, 'node_modules/redux-wallet-modal')
  mkdirSync(target, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
  return target
}
