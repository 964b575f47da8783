import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execFile } from 'node:child_process'

const OURS = /redux-wallet-modal/

/** Runs a program to its end, whatever the outcome. */
const attempt = (command, args, cwd) =>
  new Promise(settle => {
    const env = { ...process.env, COREPACK_ENABLE_DOWNLOAD_PROMPT: '0', NO_COLOR: '1', CI: '' }
    execFile(command, args, { cwd, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      settle({ isDone: !error, printed: `${stdout}\n${stderr}` })
    })
  })

/** Returns a failure's messages, without the paths of log files. */
const failureOf = printed =>
  printed
    .split('\n')
    .filter(
      line => /ERESOLVE|ERR|YN0001|YN0027|error/i.test(line) && !/_logs|complete log/.test(line),
    )
    .slice(0, 6)
    .join('\n    ') || printed.slice(-500)

const linesOfOurs = printed =>
  printed
    .split('\n')
    .filter(line => OURS.test(line) && !/\.tgz|^[+ ]*redux-wallet-modal[ @]\S+$/.test(line.trim()))

const NPM = {
  name: 'npm',
  args: [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  ],
  /** `npm warn ERESOLVE overriding peer dependency`, with its subject. */
  warnings: printed => linesOfOurs(printed).filter(line => /warn/i.test(line)),
}
const PNPM = {
  name: 'pnpm',
  args: [
    'install',
    '--lockfile-only',
    '--ignore-scripts',
    '--reporter=append-only',
    '--prefer-offline',
  ],
  /** A tree of packages under the heading for unmet peers. */
  warnings: printed => {
    const at = printed.search(/peer dependencies/i)
    return at < 0 ? [] : linesOfOurs(printed.slice(at))
  },
}
const YARN = {
  name: 'yarn',
  args: ['install', '--mode=update-lockfile'],
  isDownloading: true,
  warnings: printed => linesOfOurs(printed).filter(line => /YN0002|YN0060|YN0086/.test(line)),
}

/** npm is always available; the others are installed through it, where a registry is reachable. */
const OTHERS = [
  [PNPM, 'pnpm@10', 'pnpm'],
  [YARN, '@yarnpkg/cli-dist@4', 'yarn'],
]

/** A package whose licence keeps us from its source: only its manifest is ever read. */
const isBarred = name => name.startsWith('@reown/appkit')

/** Makes Yarn take an empty package where wagmi or RainbowKit depends on one that is barred. */
function emptyPackage(at) {
  const name = '@reown/appkit'
  mkdirSync(join(at, 'empty'), { recursive: true })
  writeFileSync(join(at, 'empty/package.json'), JSON.stringify({ name, version: '0.0.0' }))
  return { resolutions: { [name]: 'file:./empty' } }
}

const barredIn = lockfile =>
  [...lockfile.matchAll(/resolution: "(.+)@npm:/g)].map(([, name]) => name).filter(isBarred)

const installer = (kind, command, version) => ({
  name: kind.name,
  label: `${kind.name} ${version}`,
  /** Yarn downloads what it resolves; the others read manifests. */
  canResolve: packages => !kind.isDownloading || !Object.keys(packages).some(isBarred),
  /** Resolves a manifest's versions in `at`, without unpacking. */
  async resolve(at, manifest) {
    const replaced = kind.isDownloading ? emptyPackage(at) : {}
    writeFileSync(join(at, 'package.json'), JSON.stringify({ ...manifest, ...replaced }))
    const [program, ...before] = command
    const { isDone, printed } = await attempt(program, [...before, ...kind.args], at)
    if (!isDone) return { failure: failureOf(printed), warnings: [] }
    const barred = kind.isDownloading ? barredIn(readFileSync(join(at, 'yarn.lock'), 'utf8')) : []
    const failure = barred.length > 0 ? `downloads ${barred.join(', ')}` : null
    return { failure, warnings: kind.warnings(printed) }
  },
})

/** Returns the available package managers, each with its version. */
export async function installers(folder) {
  const npm = await attempt('npm', ['--version'], folder)
  const found = [installer(NPM, ['npm'], npm.printed.trim())]
  for (const [kind, wanted, bin] of OTHERS) {
    const at = join(folder, `tool-${kind.name}`)
    mkdirSync(at, { recursive: true })
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
    const { isDone } = await attempt('npm', ['install', '--prefix', at, ...flags, wanted], at)
    const command = join(at, 'node_modules/.bin', bin)
    const { isDone: isHere, printed } = await attempt(command, ['--version'], at)
    if (isDone && isHere) found.push(installer(kind, [command], printed.trim()))
    else console.log(`${kind.name} cannot be had here: left out`)
  }
  return found
}
