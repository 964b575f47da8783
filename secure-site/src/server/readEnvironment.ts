import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { readSocialEnvironment } from './social/socialOptions'
import { AccountsFile } from './accounts/accountsOptions'
import type { SecureSiteOptions } from './siteOptions'

type Environment = Readonly<Record<string, string | undefined>>

const split = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? [] : text.split(',').map(part => part.trim())

/** Multi-line options are kept in a file; `readSettings` validates its content. */
const ConfigFile = v.object({
  name: v.string(),
  projects: v.record(v.string(), v.array(v.string())),
  rpcUrls: v.record(v.string(), v.array(v.string())),
  networks: v.record(
    v.string(),
    v.object({ name: v.string(), symbol: v.string(), decimals: v.number() }),
  ),
  accounts: v.optional(AccountsFile),
})

function required(environment: Environment, name: string): string {
  const value = environment[name]
  if (value) return value
  throw new Error(`${name} is not set. See docs/running.md for everything that has to be.`)
}

function readNumber(environment: Environment, name: string): number | undefined {
  const value = environment[name]
  if (value === undefined || value === '') return undefined
  if (/^\d+$/.test(value)) return Number(value)
  throw new Error(`${name}: "${value}" is no whole number`)
}

async function readConfigFile(file: string): Promise<v.InferOutput<typeof ConfigFile>> {
  const text = await readFile(file, 'utf8')
  const read = v.safeParse(ConfigFile, JSON.parse(text))
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
}

function readLimits(environment: Environment): NonNullable<SecureSiteOptions['limits']> {
  const logins = readNumber(environment, 'LOGINS_PER_IP_PER_HOUR')
  const codes = readNumber(environment, 'CODES_PER_IP_PER_HOUR')
  const links = readNumber(environment, 'LINKS_PER_IP_PER_HOUR')
  return {
    ...(logins !== undefined && { loginsPerIpPerHour: logins }),
    ...(codes !== undefined && { codesPerIpPerHour: codes }),
    ...(links !== undefined && { linksPerIpPerHour: links }),
  }
}

/**
 * Reads the options from environment variables and the file named by `CONFIG_FILE`.
 *
 * @throws {Error} naming the variable that is missing or invalid
 */
export async function readEnvironment(environment: Environment): Promise<SecureSiteOptions> {
  const { DATABASE_URL, DATA_FOLDER, SESSION_SECRET, MAIL_FROM, PAGES_FOLDER, HOST } = environment
  const { RELAYER_KEY } = environment
  const port = readNumber(environment, 'PORT')
  const { accounts, ...config } = await readConfigFile(required(environment, 'CONFIG_FILE'))
  return {
    ...config,
    ...(accounts && { accounts: { ...accounts, ...(RELAYER_KEY && { relayerKey: RELAYER_KEY }) } }),
    origin: required(environment, 'ORIGIN'),
    smtpUrl: required(environment, 'SMTP_URL'),
    keyEncryptionKey: required(environment, 'KEY_ENCRYPTION_KEY'),
    retiredKeyEncryptionKeys: split(environment['RETIRED_KEY_ENCRYPTION_KEYS']),
    trustedProxies: split(environment['TRUSTED_PROXIES']),
    limits: readLimits(environment),
    ...readSocialEnvironment(environment),
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataFolder: DATA_FOLDER || './data' }),
    ...(port !== undefined && { port }),
    ...(HOST && { host: HOST }),
    ...(SESSION_SECRET && { sessionSecret: SESSION_SECRET }),
    ...(MAIL_FROM && { mailFrom: MAIL_FROM }),
    ...(PAGES_FOLDER && { pagesFolder: PAGES_FOLDER }),
  }
}
