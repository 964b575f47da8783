import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Debian and Ubuntu install the server programs, by major version. */
const DEBIAN = '/usr/lib/postgresql'

function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : []
  const folders = versions
    .sort((one, other) => other - one)
    .map(version => join(DEBIAN, String(version), 'bin'))
  return folders.find(folder => existsSync(join(folder, 'initdb')))
}

/** The server refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map(flag => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    const [uid, gid] = ids.map(({ stdout }) => Number.parseInt(stdout, 10))
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error('PostgreSQL cannot be run by root, and there is no user "postgres" or "nobody".')
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/**
 * Starts a PostgreSQL server in a temporary folder, reachable from this machine only.
 *
 * @returns {Promise<{ url: string, stop(): void }>}
 * @throws {Error} when none is installed, with instructions
 */
export async function startPostgres() {
  const programs = findPrograms()
  if (!programs) {
    throw new Error(
      `No PostgreSQL server was found under ${DEBIAN}/*/bin, so nothing was tried on one. Install the Debian package "postgresql", or set TEST_DATABASE_URL to a server where databases may be created.`,
    )
  }
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'secure-site-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()

  function run(program, args) {
    // The server inherits the program's pipes, which would then never close.
    const { status } = spawnSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      stdio: 'ignore',
    })
    if (status !== 0) throw new Error(`${program} ended with ${String(status)}`)
  }

  run('initdb', ['-D', data, '-U', 'test', '--auth=trust', '-E', 'UTF8', '--no-sync'])
  const options = `-k ${folder} -h 127.0.0.1 -p ${String(port)} -c fsync=off`
  run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start'])
  return {
    url: `postgres://test@127.0.0.1:${String(port)}/postgres`,
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
